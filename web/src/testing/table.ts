/** A table of the toy game, for tests. */
import example from "../../dev/tables/quay.json";
import type { Content, LogLine, TableView } from "../lib/types";

export const content = example.content as Content;

export const table = (change: Partial<TableView> = {}): TableView => ({
  ...(JSON.parse(JSON.stringify(example.table)) as TableView),
  ...change,
});

/** A line of the log: a seat does something, perhaps to another. */
export const line = (number: number, what = "gives", seat: number | null = 0, other?: number): LogLine => ({
  number,
  n: number,
  what,
  seat,
  about: {},
  words: {
    id: what,
    args: { ...(seat !== null && { seat: { seat } }), ...(other !== undefined && { other: { seat: other } }) },
    rules: [],
  },
  withdrawn: false,
});
