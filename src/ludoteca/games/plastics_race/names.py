"""Message ids of the things of European Plastic's Race: cards, colours, places."""

from typing import Final

from ludoteca.engine import Argument, Name, kebab
from ludoteca.games.plastics_race.cities import COLOURS, REWARDS
from ludoteca.games.plastics_race.content import EFFECTS, Content

PREFIX: Final = "plastics-race"
PAINTS: Final = (*COLOURS, "joker", "white")


def card_name(content: Content, kind: int) -> Name:
    """A kind of street card."""
    return Name(f"{PREFIX}-card-{kebab(content.card_ids[kind])}")


def colour_name(colour: int) -> Name:
    """A colour, or what a joker street or white lane looks like."""
    return Name(f"{PREFIX}-colour-{PAINTS[colour]}")


def effect_name(effect: int) -> Name:
    """An effect of a street card."""
    return Name(f"{PREFIX}-effect-{kebab(EFFECTS[effect])}")


def reward_name(reward: int) -> Name:
    """What a circle gives."""
    return Name(f"{PREFIX}-reward-{kebab(REWARDS[reward])}")


def node_name(content: Content, node: int) -> Name:
    """A place of a city."""
    return Name(f"{PREFIX}-node-{kebab(content.streets.node_ids[node].replace('/', '-'))}")


def route_name(content: Content, card: int) -> Name:
    """A route card."""
    return Name(f"{PREFIX}-route-{kebab(content.route_ids[card])}")


def plant_name(content: Content, card: int) -> Name:
    """A plant card."""
    return Name(f"{PREFIX}-plant-{kebab(content.plant_ids[card])}")


def section_names(content: Content, section: int, near: int) -> dict[str, Argument]:
    """Both ends of a section, seen from one of them."""
    return {
        "from": node_name(content, near),
        "to": node_name(content, content.streets.far_end(section, near)),
    }


def all_names(content: Content) -> set[str]:
    """The ids of everything that has a name."""
    return {
        *(card_name(content, kind).id for kind in range(len(content.card_ids))),
        *(colour_name(colour).id for colour in range(len(PAINTS))),
        *(effect_name(effect).id for effect in range(len(EFFECTS))),
        *(reward_name(reward).id for reward in range(len(REWARDS))),
        *(node_name(content, node).id for node in range(len(content.streets.node_ids))),
        *(route_name(content, card).id for card in range(len(content.route_ids))),
        *(plant_name(content, card).id for card in range(len(content.plant_ids))),
    }
