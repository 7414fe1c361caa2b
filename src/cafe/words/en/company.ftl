### Company: people who come and go, the bell, pauses, signs.

## Somebody is gone

play-seat-gone = { $name } is gone. The computer takes over in
play-leave = Leave the table …
play-leave-ask = Leave the table?
play-leave-now = Leave the game
play-leave-now-text = The computer plays on for you at once. As long as the game lasts, you can take your seat back.
play-leave-later = Come back later
play-leave-later-text = Your seat is kept. If it is your turn and you are gone for { $time } while somebody waits, the computer plays for you until you are back.
play-leave-later-wait = Your seat is kept, and the others wait for you.
play-leave-stay = Stay
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Giving up

play-resign-ends = The game ends at once, with the points as they are. Whoever gives up comes last. You cannot take this back.
play-resign-plays-on = The computer plays on in your place to the end of the game. You come last, whatever it earns, and you cannot come back.

## The bell

play-bell = Ring the bell
play-bell-for = Ring the bell for { $name }
play-bell-rung = { $name } hears the bell.
play-bell-for-you = { $name } rings the bell: it is your turn.

## A pause

play-pause = Pause the game
play-pause-ask = Ask for a pause
play-pause-wanted = { $name } would like a pause.
play-pause-agree = Agree
play-pause-decline = Play on
play-pause-waiting = You would like a pause. Still to agree: { $names }.
play-pause-withdraw = Never mind
play-paused = The game is paused. It goes on by itself in
play-resume = Go on now

## Signs

play-signs = Say it without words
play-unread = { $count } new
sign-cheers = Cheers
sign-bravo = Well done
sign-laugh = Laughter
sign-surprise = Surprise
sign-thinking = Let me think
sign-applause = Applause
