"""Rolling Heights at a table: answers that one click gives together, and those that are usual."""

from typing import Final

from ludoteca.games.rolling_heights.rules import main, paying, rally_and_strike
from ludoteca.games.rolling_heights.table import main_phase, payments
from ludoteca.table.clicks import FewerClicks

TABLE: Final = FewerClicks(
    {
        main.Main: main_phase.MainClicks(),
        rally_and_strike.Rally: main_phase.RallyClicks(),
        paying.Pay: payments.PayClicks(),
    },
    [
        main_phase.ALL_WORKERS,
        main_phase.ALL_CUBES,
        main_phase.CUBES_OF_PLAN,
        main_phase.FINISH_PLAN,
        main_phase.STOP_AND_WORK,
        payments.PAY_ALL,
    ],
)
