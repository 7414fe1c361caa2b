"""The API's messages: their types, what a viewer is sent, and the documents made from them."""
