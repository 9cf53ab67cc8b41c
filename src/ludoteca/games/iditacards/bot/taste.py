"""How a player of Iditacards weighs things: the numbers that all worths are made of."""


class Taste:
    """In squares unless said otherwise. These are the numbers of the level `normal`."""

    # What cards bring
    luck: float = 0.6  # how likely one card of a risk usually is to be paid
    speed: float = 0.8  # a point of the team's speed, each turn: cards move too, but the weather may strike it
    hand: float = 0.3  # one more card in every new hand, each turn
    moving: float = 0.4  # one more square with each move, each turn
    cheaper: float = 0.6  # energy that costs one card less, each turn
    taken: float = 0.35  # a card of the supply, each turn
    out_of_slow: float = 2.0  # a square, on top of that, where speed bonuses do not count
    meter_turns: float = 10.0  # for how many turns a meter is a burden: by then it is lowered, or a leg raises it
    rival: float = 0.4  # how much the prospects of the best rival count, compared with your own
    damaged: float = -8.0  # a Damaged card in the deck
    relief: float = 2.5  # what food and personal cards do for the meters alone
    drawn: float = 1.0  # a drawn card, usually
    energy: float = 0.8  # each card of energy that a card costs
    health: float = 0.3  # each card of the deck that a card costs
    most_in_deck: float = 15.0  # the most that a card of a deck counts for: a dog is played once
    harm: float = 0.5  # a point of a meter, each turn
    look: float = 1.5  # one look at the deck; what follows counts as effects of its own
    recover: float = 0.8
    clear: float = 2.5
    new_day: float = 2.0
    free_cost: float = 4.0
    sometimes: float = 0.4  # how often a condition on a card is met
    worth_taking: float = 3.0  # what a card of the supply must be worth to be taken
    worth_destroying: float = 0.5  # cards that are worth less are better destroyed

    # What a position is worth
    least_span: float = 3.0  # the least number of turns for which a meter is a burden
    soon: float = 1.0  # for how many turns the current speed is certain
    day: float = 2.0  # for how many more it lasts with a single player; rivals, who call new days, cut that to a share
    frozen: float = 15.0  # what a meter at its top costs besides its burden
    deck: float = 0.4  # what a deck whose mean card is worth 1 more brings each turn
    slow_burden: float = 4.0  # how much more a meter costs where speed bonuses do not count
    dearer_energy: float = 0.8  # what each further card of energy costs in a turn
    dearer_health: float = 0.5
    bare_pace: float = 4.0  # squares per turn without any dog
    slow_pace: float = 2.0  # squares per turn where speed bonuses do not count
    pace: float = 7.0  # squares in a usual turn
    ahead: float = 2.0  # how much faster a team is when it is half of what it will be

    # Playing a hand
    cards_of_an_action: float = 2.0  # how many cards of a hand an action takes, with what is paid
    tempo: float = 1.2  # how much of the best cards of a usual hand is really played
    later: float = 0.85  # how much of its gain the next card of a hand is worth: much can happen until then
    left_over: float = 0.3  # a card left in hand
    while_waiting: float = 0.5  # how much of a hand will be left when no card is waiting any more
    weather: float = 1.0  # for how many turns new weather counts
    draw: float = 0.16  # how much of a usual action a drawn card brings
    spent: float = 0.1  # a card of the deck that pays for another
    sees_waste: bool = False  # whether a card that must fail is known to be no better than just moving
    patience: float = 0.0  # how much worse than a new hand the old one may be before it is given up


def keen_taste() -> Taste:
    """The numbers of a player who searches, found in 74,000 quick races against `normal` (decision 8)."""
    taste = Taste()
    taste.luck = 0.42
    taste.taken = 0.28
    taste.meter_turns = 15.0
    taste.relief = 4.5
    taste.slow_pace = 2.4
    taste.ahead = 1.0
    taste.deck = 0.5
    taste.pace = 6.0
    taste.tempo = 1.0
    taste.later = 0.72
    taste.patience = 3.5
    taste.sees_waste = True
    return taste
