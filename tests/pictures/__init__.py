"""Pictures of every main screen for the documents, made through the real server in a real browser.

`./run pictures` makes them anew, `./run pictures board` only those whose name begins so. The games come from
fixed seeds and the moves from a fixed way of playing, so that the same pictures come out each time.
"""
