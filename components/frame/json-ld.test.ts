import { renderToStaticMarkup } from "react-dom/server";
import { JsonLd } from "./json-ld";

test("a name can't close the script, and comes back whole", () => {
  const name = 'Vaso </script><script>alert("1")</script> <!-- & más';
  const html = renderToStaticMarkup(JsonLd({ data: { name } }));
  const [, inside = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  expect(inside).not.toContain("<");
  expect(JSON.parse(inside)).toEqual({ name });
});
