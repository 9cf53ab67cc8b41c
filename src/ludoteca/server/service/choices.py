"""What a host can change at a table while people play."""

from ipaddress import ip_address

from msgspec.structs import replace

from ludoteca.server.common.errors import bad, not_now
from ludoteca.server.common.settings import Settings
from ludoteca.server.service.target import is_public, target_of
from ludoteca.server.tables.table import Webhook
from ludoteca.server.tables.transaction import Transaction, encode


def switch_phrases(transaction: Transaction, on: bool) -> None:
    """Let people say phrases, or not."""
    table = transaction.table
    table.choices = replace(table.choices, phrases=on)
    transaction.changed(settings=encode(table.choices))


def switch_hints(transaction: Transaction, on: bool) -> None:
    """Let people ask for hints, or not."""
    table = transaction.table
    table.choices = replace(table.choices, hints=on)
    transaction.changed(settings=encode(table.choices))


def set_pace(transaction: Transaction, pace: float | None) -> None:
    """Set the fewest seconds that the table's bots take for an answer; None for the server's default."""
    table = transaction.table
    table.dirty = True
    table.choices = replace(table.choices, pace=pace)
    transaction.changed(settings=encode(table.choices))


def tell_turns(transaction: Transaction, url: str | None) -> None:
    """Send turn notices to this address from now on; None for no notices."""
    webhook = None if url is None else Webhook(url)
    transaction.table.webhook = webhook
    transaction.changed(webhook=None if webhook is None else encode(webhook))


def check_webhook(url: str, settings: Settings) -> None:
    """Refuse an address that notices cannot go to. A name is looked up for every notice, not here."""
    if not settings.webhooks:
        raise not_now("This server sends no turn notices: the person who runs it can start it with --webhooks.")
    host = target_of(url).host
    if _is_address(host) and not settings.webhooks_private and not is_public(host):
        raise bad("Notices cannot go to this machine or its network; --webhooks-private would allow it.")


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
