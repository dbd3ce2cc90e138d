/** What a unit of goods holds: 12 "unidades", 5 "pares". It is read from the phrase of packing in a name, its `form`. */
export type Content = { count: number; of: string };

const NUMBER_WORDS: Record<string, number> = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  seis: 6,
  docena: 12,
  ciento: 100,
  doble: 2,
  tríptico: 3,
};
const COUNT_WORD = String.raw`(\d[\d.]*|dos|tres|cuatro|seis|docena|ciento)`;
/** `en caja por 12`, `en bolsa de a 6 pares`, `en cartón de 1.000 unidades`. */
const STATED_COUNT = new RegExp(String.raw`(?:^| )(?:de a|de|por) ${COUNT_WORD}(?: (?:delanteros )?(\p{L}+))?(?!\S)`, "u");
const WORD_WITH_COUNT = /^en (docena|tríptico)|^en paquete (doble)/u;
const MEASURES = new Set(["m", "metros", "kg", "g", "minuto", "minutos", "tintas", "veces", "divisiones"]);
const COUNTABLE =
  /^(piezas|pares|hojas|pliegos|rollos|bolsas|tubos|colores|conos|carretes|ovillos|blocs|tarros|barras|bombillos|juegos|paquetes|tonos)$/;
const PAIR = /^(?:en|por) par(?:es|eja)?(?!\S)/u;

const UNIT_PLURALS: Record<string, string> = { Pair: "pares", Roll: "rollos", Set: "juegos" };

export const isPair = (form: string): boolean => PAIR.test(form);
export const isContainerUnit = (unit: string): boolean => unit === "Pack" || unit === "Box" || unit === "Bag";

export function parseCount(form: string, unit: string): Content | undefined {
  const [, stated, of = ""] = STATED_COUNT.exec(form) ?? [];
  if (MEASURES.has(of)) return undefined;
  const countText = stated ?? WORD_WITH_COUNT.exec(form)?.slice(1).find(Boolean) ?? "";
  const count = NUMBER_WORDS[countText] ?? Number(countText.replaceAll(".", ""));
  if (!count) return isPair(form) && unit !== "Pair" ? { count: 2, of: "unidades" } : undefined;
  const ownPlural = isContainerUnit(unit) ? undefined : UNIT_PLURALS[unit];
  return { count, of: COUNTABLE.test(of) ? of : (ownPlural ?? "unidades") };
}
