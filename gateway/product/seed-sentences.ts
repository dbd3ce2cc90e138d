import { sizeLabel } from "./seed-attributes.ts";
import type { Sentence } from "./seed-openings.ts";
import { listed } from "./seed-spanish.ts";

const USES: readonly Sentence[] = [
  ({ uses: [, , use], many }) => `También ${many("sirve", "sirven")} para ${use}.`,
  ({ uses: [, , use] }) => `Otro destino frecuente: ${use}.`,
  ({ uses: [, , use], many, agreed }) => `${many("Resulta", "Resultan")} ${agreed("práctic")} para ${use}.`,
  ({ uses: [, , use], many }) => `Se ${many("recomienda", "recomiendan")} además para ${use}.`,
];

const BUYERS: readonly Sentence[] = [
  ({ buyers, many }) => `${many("Encaja", "Encajan")} en el surtido de ${listed(buyers)}.`,
  ({ buyers, many, agreed }) => `${many("Va", "Van")} ${agreed("dirigid")} a ${listed(buyers)}.`,
  ({ buyers, many }) => `${many("Ayuda", "Ayudan")} a completar la exhibición de ${listed(buyers.slice(0, 2))}.`,
  ({ buyers }) => `Es una referencia para la vitrina de ${listed(buyers.slice(0, 2))}.`,
];

const SIZE: readonly Sentence[] = [
  ({ size }) => (sizeLabel(size) === "Capacidad" ? `La capacidad es de ${size}.` : undefined),
  ({ size, many }) => (sizeLabel(size) === "Capacidad" ? `${many("Tiene", "Tienen")} capacidad de ${size}.` : undefined),
  ({ size, many }) => (sizeLabel(size) === "Medidas" && /^\d/.test(size) ? `${many("Mide", "Miden")} ${size}.` : undefined),
  ({ size }) => (sizeLabel(size) === "Contenido neto" ? `Contenido neto: ${size}.` : undefined),
  ({ size }) => (sizeLabel(size) === "Medidas" ? `Medida de esta referencia: ${size}.` : undefined),
];

const followsVerb = (form: string): boolean => /^(en|con|por|sin|surtid|envuelt|empacad|enrollad|doblad)/.test(form);

const FORM: readonly Sentence[] = [
  ({ form, many }) => (followsVerb(form) ? `${many("Viene", "Vienen")} ${form}.` : undefined),
  ({ form, many }) => (followsVerb(form) ? `Se ${many("entrega", "entregan")} ${form}.` : undefined),
  ({ form }) => (followsVerb(form) ? undefined : `Presentación: ${form.replace(/^de (?=\d)/, "")}.`),
];

const PACK: readonly Sentence[] = [
  ({ lot, minimum }) => {
    if (!lot) return undefined;
    return lot === minimum ? `Se pide en múltiplos de ${lot}.` : `Se pide en múltiplos de ${lot}, desde ${minimum}.`;
  },
  ({ carton, cartonWeight }) => `El cartón trae ${carton}, que pesan cerca de ${cartonWeight} sin embalaje.`,
  ({ carton, minimum }) => (carton === minimum ? undefined : `Se despacha desde ${minimum}; el bulto completo trae ${carton}.`),
  ({ carton, minimum }) =>
    carton === minimum ? `Se despacha por cartón de ${carton}.` : `El cartón trae ${carton}; pedido mínimo de ${minimum}.`,
  ({ carton }) => `Cada bulto contiene ${carton}.`,
];

const COLORS: readonly Sentence[] = [
  ({ colors, many }) => (colors ? `Se ${many("consigue", "consiguen")} en ${colors}.` : undefined),
  ({ colors, many, agreed }) =>
    colors ? `${many("Puede", "Pueden")} pedirse ${agreed("surtid")} o en un solo color: ${colors}.` : undefined,
  ({ colors }) => (colors ? `Colores de la línea: ${colors}.` : undefined),
];

export const SENTENCES = { uses: USES, buyers: BUYERS, size: SIZE, form: FORM, pack: PACK, colors: COLORS };
