import { z } from "zod";
import { BASE_PATHS, type Call, callAddress } from "../lib/contract/call.ts";
import { escapeHtml } from "./html.ts";
import { jsonSchema } from "./openapi.ts";

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  summary { cursor: pointer; padding: .4rem 0; }
  code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
  pre { overflow: auto; padding: .75rem; border: 1px solid #8886; border-radius: .5rem; max-height: 30rem; }
  b { display: inline-block; width: 4.5rem; }
  details { border-bottom: 1px solid #8883; }
  mark { padding: 0 .4rem; border-radius: .3rem; }`;

function schemaBlock(title: string, schema: z.ZodType): string {
  if (schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0) return "";
  const json = jsonSchema(schema);
  return `<h4>${title}</h4><pre>${escapeHtml(JSON.stringify(json, null, 2))}</pre>`;
}

function callDetails(call: Call): string {
  return `<details><summary><b>${call.method}</b> <code>${escapeHtml(callAddress(call))}</code>
    ${call.session ? "<mark>sesión</mark>" : ""} ${escapeHtml(call.summary)}</summary>
    ${schemaBlock("Ruta", call.params)}${schemaBlock("Consulta", call.query)}${schemaBlock("Cuerpo", call.body)}${schemaBlock("Respuesta", call.response)}
  </details>`;
}

export function docsPage(calls: Call[]): string {
  const sections = Object.keys(BASE_PATHS).map((base) => {
    const callsOfBase = calls.filter((call) => call.base === base);
    return callsOfBase.length === 0 ? "" : `<h2>${base} (${callsOfBase.length})</h2>${callsOfBase.map(callDetails).join("")}`;
  });
  return `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API de pruebas</title><style>${STYLE}</style></head><body><h1>API de pruebas</h1>
<p>Todas las llamadas del contrato. Para herramientas: <a href="/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).
Con qué se dibuja cada clase de producto: <a href="/docs/pictures">pictures</a>.</p>
${sections.join("")}</body></html>`;
}
