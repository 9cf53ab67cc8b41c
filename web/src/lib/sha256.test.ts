import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sealHolds, sha256 } from "./sha256";

test("hashes as others do, at every length around a block's", () => {
  for (const length of [0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37) % 256);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("the seal fits its own secret only", () => {
  const secret = "00".repeat(32);
  const seal = createHash("sha256").update("ludoteca commitment ").update(Buffer.alloc(32)).digest("hex");
  expect(seal.slice(0, 16)).toBe("cee7a43724ee9dc2");
  expect(sealHolds(seal, secret)).toBe(true);
  expect(sealHolds(seal, `01${secret.slice(2)}`)).toBe(false);
});
