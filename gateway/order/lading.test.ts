import { containerNumber, simulatedLading } from "./lading.ts";

test("a container has the check digit of ISO 6346", () => {
  expect([containerNumber("CSQU", "305438"), containerNumber("TOLU", "473478"), containerNumber("SUDU", "307007")]).toEqual([
    "CSQU3054383",
    "TOLU4734787",
    "SUDU3070079",
  ]);
});

test("a bill of lading of the staging says so", () => {
  const { number, carrier, container } = simulatedLading("2026-01-15T00:00:00.000Z");
  expect(number).toMatch(/^SIM\d{9}$/);
  expect(carrier).toContain("pruebas");
  expect(container).toMatch(/^SIMU\d{7}$/);
});
