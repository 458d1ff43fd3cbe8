"""One file for each personality card, each reaction of Contrarius and each stage of the set-up."""
