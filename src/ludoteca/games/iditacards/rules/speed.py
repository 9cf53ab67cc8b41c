"""Iditacards, 'Speed'; and who is touched by weather or immune."""

from ludoteca.games.iditacards.state import Race


def immune(s: Race, seat: int) -> bool:
    """Immune by Vigilance, or by the leg of their square. IC-133"""
    racer = s.players[seat]
    return racer.immune or s.leg_at(racer.position).immune


def affected(s: Race, seat: int) -> bool:
    """Weather touches those who are on the board and not immune. IC-088, IC-089, IC-133, IC-171"""
    return 0 < s.players[seat].position < s.content.line and not immune(s, seat)


def speed(s: Race, seat: int) -> int:
    """Bonuses less penalties of team, leg, weather and meters; doubled last.

    IC-004, IC-084, IC-086, IC-087, IC-146, IC-147
    """
    racer = s.players[seat]
    cards = s.content.cards
    leg = s.leg_at(racer.position)
    weather = s.content.weathers[s.weather]
    touched = affected(s, seat)
    others = len(racer.team) - 1
    parts = [leg.dog_speed * len(racer.team), weather.speed if touched else 0]
    times = 1
    for dog in racer.team:
        parts.append(cards.speed[dog] + cards.speed_other_dogs[dog] * others)
        times *= cards.speed_times[dog]
    for held in racer.attached:
        for card in held:
            parts.append(cards.speed[card])
            times *= cards.speed_times[card]
    penalty = s.content.speed_penalty
    total = -penalty[racer.hypothermia] - penalty[racer.starvation]
    counts = not (leg.no_speed_bonus or (touched and weather.no_speed_bonus))
    for part in parts:
        if part < 0 or counts:
            total += part
    return total * times if total > 0 else total
