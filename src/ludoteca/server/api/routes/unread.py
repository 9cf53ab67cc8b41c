"""Bodies that a worker decodes: the OpenAPI document must be told what they hold."""

from dataclasses import dataclass

import msgspec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody

from ludoteca.server.api import requests


@dataclass
class TakesForkRecord(Operation):
    """Takes a `ForkRecord`."""

    def __post_init__(self) -> None:
        _, kinds = msgspec.json.schema_components([requests.ForkRecord], ref_template="#/components/schemas/{name}")
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(kinds["ForkRecord"])}, required=True)
