import { goodsPicture } from "../media/paths.ts";
import { allKinds, type SeedKind } from "./seed-kinds.ts";

const STYLE = `body{margin:1rem;font:12px/1.3 system-ui,sans-serif}h2{margin:1.2rem 0 .4rem;font-size:1rem}
ul{display:grid;grid-template-columns:repeat(auto-fill,112px);gap:8px;margin:0;padding:0;list-style:none}
img{display:block;width:112px;height:112px;border-radius:6px;background:#eee}`;

export const pictureOfKind = ({ good, top, index }: SeedKind, icon = good.icon): string =>
  goodsPicture({ icon, hue: top.hue, scene: "studio", seed: index });

const figure = (picture: string, name: string): string =>
  `<li><img src="${picture}?w=144" alt="" width="112" height="112" loading="lazy">${name}</li>`;

const figures = (kind: SeedKind): string[] => [
  figure(pictureOfKind(kind), kind.good.noun),
  ...Object.entries(kind.good.iconsByDetail).map(([detail, icon]) =>
    figure(pictureOfKind(kind, icon), `${kind.good.noun} ${detail}`),
  ),
];

/** `/docs/pictures` of the gateway shows the picture of every kind and detail, so that a person sees which are wrong. */
export function picturesPage(): string {
  const byTop = Map.groupBy(allKinds(), ({ top }) => top.name);
  const sections = [...byTop].map(([name, kinds]) => `<h2>${name}</h2><ul>${kinds.flatMap(figures).join("")}</ul>`);
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Imágenes por clase de producto</title><style>${STYLE}</style></head><body><h1>Imágenes por clase de producto</h1>
<p>${allKinds().length} clases; las tablas son <code>gateway/product/pictures.json</code> y <code>pictures-by-detail.json</code>, los dibujos propios están en <code>gateway/media/drawn</code>.</p>
${sections.join("")}</body></html>`;
}
