"""European Plastic's Race, 'Explore the city': what happens on reaching a node."""

from typing import Final

from ludoteca.engine import NONE, Args, Effect, do
from ludoteca.games.plastics_race.cities import BIN, PLANT, REWARD
from ludoteca.games.plastics_race.rules import bins, plant, rewards, routes, street_cards
from ludoteca.games.plastics_race.state import PlasticsRace


def arrive(s: PlasticsRace, player: int, node: int) -> None:
    """First the bin decision, then routes are counted, then the circle or plant. EPR-121, EPR-134, EPR-142, EPR-160

    A dashed pair that must be driven to its second colour passes bins and the plant. EPR-222
    """
    streets = s.content.streets
    kind = streets.kind[node]
    bound = street_cards.must_drive_on(s)
    if bound:
        s.then([do(STAY_ON_WALK, player)])
    if kind == BIN and not bound:
        bins.reach(s, player, node)
        return
    routes.score(s, player)
    if kind == REWARD:
        rewards.reach(s, player, streets.number[node])
    elif kind == PLANT and not bound:
        plant.reach(s, player)


class StayOnWalk(Effect[PlasticsRace]):
    """If a reward broke the path of a dashed pair that must be driven to its end, the card ends here. EPR-222"""

    def run(self, s: PlasticsRace, player: int, args: Args) -> None:
        """The path is tested again with the current colours and tokens."""
        truck = s.players[player].truck
        if s.run_next == NONE or street_cards.joined(s, truck, s.run_colour, s.run_next, s.path[s.run_from :]):
            return
        s.close_run()


STAY_ON_WALK: Final = StayOnWalk()
