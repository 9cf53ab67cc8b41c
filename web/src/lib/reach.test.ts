import { afterEach, describe, expect, it, vi } from "vitest";
import { reach } from "./reach";
import { address } from "./router.svelte";

const at = (href: string): void => {
  vi.stubGlobal("location", new URL(href));
};

describe("the address for others", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    reach.lan = null;
  });

  it.each(["http://127.0.0.1:8000/", "http://localhost:8000/", "http://[::1]:8000/"])("nobody else can open %s", (own) => {
    at(own);
    expect(reach.alone).toBe(true);
  });

  it("is the network's if the page is open at the computer's own address", () => {
    at("http://127.0.0.1:8000/#/table/abc");
    reach.lan = "http://192.168.1.5:8000/";
    expect(reach.alone).toBe(false);
    expect(address("join", "KTWABC")).toBe("http://192.168.1.5:8000/#/join/KTWABC");
    expect(reach.spoken).toBe("192.168.1.5:8000");
  });

  it("is the page's everywhere else", () => {
    at("https://games.example/ludoteca/#/");
    reach.lan = "http://192.168.1.5:8000/";
    expect(reach.alone).toBe(false);
    expect(address("join", "KTWABC")).toBe("https://games.example/ludoteca/#/join/KTWABC");
  });
});
