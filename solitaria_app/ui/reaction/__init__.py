"""A reaction of Contrarius: why it does what it does, and how that plays out on the map."""
