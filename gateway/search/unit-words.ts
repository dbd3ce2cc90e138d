/** Of each unit its words, with how many of the unit one of them is: a `metro` is 1000 mm. */
export const UNITS: Record<string, Record<string, number>> = {
  mm: { mm: 1, milimetro: 1, cm: 10, cms: 10, centimetro: 10, m: 1000, mt: 1000, mts: 1000, metro: 1000 },
  ml: { ml: 1, mililitro: 1, cc: 1, l: 1000, lt: 1000, lts: 1000, litro: 1000 },
  g: { g: 1, gr: 1, grs: 1, gramo: 1, kg: 1000, kgs: 1000, kilo: 1000, kilogramo: 1000 },
  pulgada: { pulgada: 1, pulg: 1 },
  onza: { onza: 1, oz: 1 },
  gb: { gb: 1, giga: 1 },
  mah: { mah: 1 },
  w: { w: 1, watt: 1, vatio: 1 },
  v: { v: 1, volt: 1, voltio: 1 },
};
