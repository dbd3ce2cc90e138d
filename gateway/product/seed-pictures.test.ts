import { parseFilm, parsePicture } from "../media/parse-path.ts";
import { makeDraft } from "./seed-draft.ts";
import { allKinds } from "./seed-kinds.ts";
import { iconFor, makePictures } from "./seed-pictures.ts";

function kindOf(noun: string) {
  const kind = allKinds().find(({ good }) => good.noun === noun);
  if (!kind) throw new Error(`no kind ${noun}`);
  return kind;
}

function coversOf(noun: string) {
  const kind = kindOf(noun);
  const { details, materials } = kind.good;
  return Array.from({ length: details.length * materials.length }, (_, round) => {
    const draft = makeDraft(round + 1, kind, round);
    const [cover = ""] = makePictures(draft).images;
    const picture = parsePicture(cover);
    if (picture?.kind !== "goods") throw new Error(`no picture of ${draft.name}`);
    return { ...draft, icon: picture.icons[0], tints: picture.tints };
  });
}

test.each([
  ["Cortador de galletas", "corazones", "own--cutter-heart"],
  ["Cortador de galletas", "estrella", "own--cookie-cutter"],
  ["Copa", "filo dorado", "own--cup-gold"],
  ["Plato", "borde dorado", "own--plate-gold"],
  ["Molde para hornear", "tartas", "own--mould-tart"],
  ["Olla", "tapa de vidrio", "own--pot-glass-lid"],
  ["Termo", "boca ancha", "own--thermos-food"],
  ["Antifaz", "plumas laterales", "own--mask-feathers"],
])("%s whose name says %s is drawn so", (noun, words, icon) => {
  const named = coversOf(noun).filter(({ name }) => name.includes(words));
  expect(new Set(named.map((cover) => cover.icon))).toEqual(new Set([icon]));
});

test.each(["Disfraz infantil", "Cortador de galletas", "Molde para hornear", "Antifaz", "Termo", "Copa"])(
  "two products of %s with different details have different pictures",
  (noun) => {
    const { good } = kindOf(noun);
    const icons = good.details.map((detail) => iconFor(good, detail));
    expect(new Set(icons).size).toBe(good.details.length);
  },
);

test("the table of details names details that its kind has", () => {
  const strange = allKinds().flatMap(({ good }) =>
    Object.keys(good.iconsByDetail).filter((detail) => !good.details.includes(detail)),
  );
  expect(strange).toEqual([]);
});

test("goods of wood are of the colour of wood, of other materials they are not", () => {
  const wooden = coversOf("Sonajero").filter(({ material }) => material === "de madera de haya");
  expect(new Set(wooden.map(({ tints }) => tints.join()))).toEqual(new Set(["madera"]));
  const plates = coversOf("Plato").map(({ tints }) => tints.join());
  expect(plates).not.toContain("madera");
});

test("a video shows the colours of the pictures", () => {
  const kind = kindOf("Sonajero");
  const filmed = Array.from({ length: 60 }, (_, round) => makePictures(makeDraft(round + 1, kind, round))).filter(
    ({ video }) => video,
  );
  expect(filmed.length).toBeGreaterThan(3);
  for (const { images, video } of filmed) {
    const pictures = [images[0] ?? "", video?.cover ?? ""].map(parsePicture);
    const tints = pictures.map((picture) => picture?.kind === "goods" && picture.tints);
    expect([...tints, parseFilm(video?.url ?? "")?.tints]).toEqual([tints[0], tints[0], tints[0]]);
  }
});

test("the colour of a rim is not the colour of the goods", () => {
  const plates = coversOf("Plato").filter(({ detail }) => detail === "con borde dorado");
  expect(plates.flatMap(({ tints }) => tints)).not.toContain("dorado");
});
