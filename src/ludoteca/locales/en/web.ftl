# What the browser says, in English.

web-board = Board
web-times = { $thing } × { $count }
web-options-here = { $count ->
    [one] 1 option
   *[other] { $count } options
}
web-options-filter = Type to filter { $count } options
web-options-filter-label = Filter the options
web-options-narrowed = { $count } options there
web-options-all = Show all
web-options-none = No option has { $typed } in it.
web-final = cannot be undone
web-zoom-in = Zoom in
web-zoom-out = Zoom out
