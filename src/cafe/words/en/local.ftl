### The café without a server: setting it up in the browser, and what is different there. Only its pages fetch it.

## Setting it up

local-title = The café is being set up in your browser
local-text = Here the whole café runs on this device: the characters think in your browser, and your games stay in it. It is fetched once; after that it also opens without a connection.
local-progress = Fetching the café
local-fetched = { $done } of { $all } MB
local-left =
    { $seconds ->
        [one] about a second left
       *[other] about { $seconds } seconds left
    }
local-left-minutes =
    { $minutes ->
        [one] about a minute left
       *[other] about { $minutes } minutes left
    }
local-waiting = One moment …
local-starting = Everything is here. The café is about to open.
local-ask-title = Play without a connection
local-ask = Your browser is set to save data. Setting up the café takes about 6 MB, once.
local-cancelled = The café has not been set up. You can do that whenever you like.
local-set-up = Set up the café
local-failed-title = The café could not be set up
local-failed-no-wasm = This browser does not let the café run in it: WebAssembly is missing or forbidden here. The rules and the lessons can be read all the same.
local-failed-no-storage = This browser has no place for your games, perhaps because this is a private window. Please open the café in an ordinary one.
local-failed-unreachable = The café could not be fetched. Is there a connection?
local-failed-newer-format = Your games in this browser were saved by a newer version of the café. Nothing has been changed; please reload this page with a connection.
local-failed-unsafe = The café only runs in the browser if its address begins with https. The rules and the lessons can be read all the same.
local-failed-broken = Something went wrong in the café in your browser. Your games are safe.

## What is different

local-place = Without a connection
local-start-text = Seat guests of twelve nations at the right tables, ladies and gentlemen in balance, and collect the points: against the characters of the house, or around one device.
local-place-text = Your games stay in this browser. Friends by link, open tables and the deal of the day are found in a café with a server.
local-to-server = To the café with others
local-weaker = Weaker here than on a server: there is less time to think.
local-nowhere = This is only found in a café with a server.
local-own = What is kept in this browser
local-own-text = Your name, your games and your puzzles. Every game can be taken along as a file, and all of it deleted.
local-delete = Delete everything
local-delete-ask = Delete everything for good?
local-delete-goes = Your name, your games, your reviews and your puzzles in this browser are deleted, running games too.
local-delete-confirm = Delete everything for good
local-share = Take this game along
local-share-text = A local game has no link. As a file it can be opened in any café, also to play on.

## When something goes wrong

local-not-kept = The café could not be kept in this browser, perhaps because its storage is full. Without a connection it will not open.
local-full = The browser’s storage is full, so nothing new can be saved here. What was saved before is safe. Make some room, and the game goes on by itself.
trouble-not-set-up = The café has not been set up in this browser.
trouble-storage-full = The browser’s storage is full, so this was not saved. What was saved before is safe. Make some room and try again.
trouble-storage-away = The browser’s storage does not answer just now. We keep trying.
