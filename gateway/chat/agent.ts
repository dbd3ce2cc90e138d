import { plain } from "../search/keyword.ts";

type Context = { shop: string; product?: string | undefined };

type Rule = { words: RegExp; answer: (context: Context) => string };

/** Simulated answers of a shop's staff. The first rule whose `words` match a message answers it; messages are matched in lower case without accents. */
const RULES: Rule[] = [
  {
    words: /\b(?:asesor\w*|agentes?|humano|(?:con|una|otra) persona)\b/,
    answer: () => "Claro. Le aviso a una persona del equipo; atendemos de lunes a sábado, de 8:00 a 18:00, hora de Bogotá.",
  },
  {
    words: /\b(?:precio|cuesta|costo|valor|descuento|cotiz)/,
    answer: ({ product }) =>
      product
        ? `El precio de «${product}» baja con la cantidad. ¿Cuántas unidades necesita? Así le confirmo el escalón que le corresponde.`
        : "Los precios bajan con la cantidad. Dígame el producto y cuántas unidades necesita, y le confirmo el precio.",
  },
  {
    words: /\b(?:envi|flete|entrega|llega|despach|demora)/,
    answer: () =>
      "Por mar, un pedido tarda de 35 a 45 días hasta Buenaventura o Cartagena; por avión, de 7 a 12. ¿A qué ciudad lo enviamos?",
  },
  {
    words: /\b(?:pedido|orden|compra|pago)/,
    answer: () => "En «Mis Pedidos» ve el estado de cada pedido. Si me escribe el número, lo reviso con usted.",
  },
  { words: /gracias/, answer: () => "Con gusto. ¿Le ayudo con algo más?" },
  {
    words: /\b(?:hola|saludos?|buen[ao]s (?:dias|tardes|noches))\b|^\W*buen[ao]s\b/,
    answer: ({ shop }) => `¡Hola! Habla con ${shop}. Cuénteme qué necesita y con gusto le ayudo.`,
  },
];

export const greeting = ({ shop, product }: Context): string =>
  product
    ? `Le damos la bienvenida a ${shop}. Veo que le interesa «${product}». ¿En qué le ayudo?`
    : `Le damos la bienvenida a ${shop}. ¿En qué le ayudo?`;

export function answerTo(text: string, context: Context): string {
  const question = plain(text);
  const rule = RULES.find(({ words }) => words.test(question));
  return rule
    ? rule.answer(context)
    : "Recibí su mensaje. Puedo ayudarle con precios, envíos y pedidos, o pasarle con una persona: escriba «asesor».";
}
