"""The rules of Smugglers' Quay, one file per heading of its ledger."""
