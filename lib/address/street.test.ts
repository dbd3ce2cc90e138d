import { FREE_LINE, parseStreet, streetLine } from "./street";

test("an address is written as people write it, and read back into its parts", () => {
  for (const line of [
    "Calle 26 # 13-19",
    "Carrera 43A # 1 Sur-50",
    "Avenida Carrera 68 Bis # 22A-04",
    "Transversal 5 Este # 7-12",
  ])
    expect(streetLine(parseStreet(line))).toBe(line);
  expect(parseStreet("Avenida Calle 100 # 19A-35")).toMatchObject({
    way: "Avenida Calle",
    number: "100",
    crossing: "19A",
    plate: "35",
  });
  expect(parseStreet("Diagonal 21B Bis # 7-14")).toMatchObject({
    way: "Diagonal",
    number: "21B Bis",
    crossing: "7",
    plate: "14",
  });
});

test("what has another form stays one line, to the letter", () => {
  for (const line of [
    "Kilómetro 4 vía Rionegro",
    "Cra 43A # 1 - 50",
    "Vereda La Honda, finca 3",
    "Calle del Arsenal",
    "Calle 26 # 13",
    "Calle 26  # 13-19",
    "Carrera 7 # 26-20-30",
  ]) {
    expect(parseStreet(line)).toMatchObject({ way: FREE_LINE, line });
    expect(streetLine(parseStreet(line))).toBe(line);
  }
});

test("an empty address begins with a street, the most frequent kind", () => {
  expect(parseStreet("")).toEqual({ way: "Calle", number: "", crossing: "", plate: "", line: "" });
});
