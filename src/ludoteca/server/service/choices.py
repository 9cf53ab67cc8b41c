"""What a host can change at a table while people play."""

from ipaddress import ip_address

from msgspec import UNSET
from msgspec.structs import replace

from ludoteca.server.common.errors import bad, not_now
from ludoteca.server.common.settings import Settings
from ludoteca.server.service.requests import ChangeTable
from ludoteca.server.service.target import is_public, target_of
from ludoteca.server.store.base import Changes
from ludoteca.server.tables.table import Webhook
from ludoteca.server.tables.transaction import Transaction, encode


def change_table(transaction: Transaction, wish: ChangeTable) -> None:
    """Take over what is named in the wish."""
    table, changes = transaction.table, Changes()
    wanted = {name: value for name in ("phrases", "hints", "pace") if (value := getattr(wish, name)) is not UNSET}
    if wanted:
        table.choices = replace(table.choices, **wanted)
        changes["settings"] = encode(table.choices)
    if wish.webhook is not UNSET:
        table.webhook = None if wish.webhook is None else Webhook(wish.webhook)
        changes["webhook"] = None if table.webhook is None else encode(table.webhook)
    transaction.changed(**changes)


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
