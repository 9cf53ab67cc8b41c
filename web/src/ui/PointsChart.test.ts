import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import PointsChart from "./PointsChart.svelte";

test("the names at the ends of the lines do not overlap, and all of them are within the picture", () => {
  const lines = [
    [40, 0],
    [30, 100],
    [30, 0],
  ];
  const { container } = render(PointsChart, { lines, marks: ["1", "2"], names: ["Ana", "Ben", "Eva"] });
  const heights = [...container.querySelectorAll("text.name")].map((name) => Number(name.getAttribute("y"))).sort((a, b) => a - b);
  expect(heights).toHaveLength(3);
  expect(heights[0]).toBeGreaterThan(14);
  expect(heights[2]).toBeLessThan(270);
  expect(heights[2]! - heights[1]!).toBeGreaterThanOrEqual(17);
});
