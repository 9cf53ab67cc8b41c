import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { keepTable } from "../lib/keep";
import { OpenTable } from "../lib/table.svelte";
import { table } from "../testing/table";
import NewLink from "./NewLink.svelte";

beforeEach(() => keepTable("t", { game: "quay", title: "Quay", invites: [], tokens: [{ token: "me", kind: "seat", seat: 0 }] }));

function shown(seat: number, renewed: string | null) {
  const open = new OpenTable("t");
  const renew = vi.spyOn(open, "renew").mockResolvedValue(renewed);
  render(NewLink, { props: { open, seat: { ...table().seats[seat]!, name: "Zoé" }, close: () => undefined } });
  return renew;
}

test("it explains a new link before making one, and then shows it", async () => {
  const renew = shown(0, "fresh");
  expect(screen.getByText(/You keep your seat in this browser/)).toBeTruthy();
  expect(renew).not.toHaveBeenCalled();
  screen.getByText("Make a new link").click();
  await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>("textbox").value).toMatch(/#\/table\/t\/fresh$/));
  expect(renew).toHaveBeenCalledExactlyOnceWith(0);
});

test("for somebody else's seat it says to pass the link on; if there is no link, nothing changes", async () => {
  const renew = shown(1, null);
  expect(screen.getByText(/Zoé can only play on with the new link/)).toBeTruthy();
  screen.getByText("Make a new link").click();
  await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce());
  flushSync();
  expect(screen.queryByRole("textbox")).toBeNull();
});
