"""What stands in the prompt bar: buttons for options, steppers for goods."""
