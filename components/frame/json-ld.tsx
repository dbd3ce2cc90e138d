/** Structured data for crawlers. `<` is escaped: a name cannot close the script that holds it. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replace(/</g, "\\u003c")}</script>;
}
