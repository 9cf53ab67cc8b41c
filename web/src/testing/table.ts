/** A table of the toy game, for tests. */
import example from "../../dev/tables/quay.json";
import type { Content, TableView } from "../lib/types";

export const content = example.content as Content;

export const table = (change: Partial<TableView> = {}): TableView => ({
  ...(JSON.parse(JSON.stringify(example.table)) as TableView),
  ...change,
});
