"""The café's drawings, which the browser and link images share."""
