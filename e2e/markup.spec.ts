import { HtmlValidate } from "html-validate";
import { AGENTS, test } from "./crawl";
import { expect } from "./fixtures";

/** Rules of the standard and of accessibility, without those of source style. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  // This rule ignores CSS; axe checks landmarks on the rendered page (pages.spec.ts).
  rules: { "unique-landmark": "off" },
});

for (const [name, path] of Object.entries({
  search: "/screen/product?keyword=termo",
  "shop search": "/screen/shop?keyword=yiwu",
  missing: "/no-such-page",
})) {
  test(`the ${name} page is valid HTML`, async ({ request }) => {
    const response = await request.get(path, { headers: { "user-agent": AGENTS.android } });
    expect(await findings(await response.text())).toEqual([]);
  });
}

test("every template is valid HTML", async ({ site }) => {
  for (const path of Object.values(site.templates)) {
    const page = site.pages.find((one) => one.path === path && one.agent === "android");
    expect({ path, findings: await findings(page?.html ?? "") }).toEqual({ path, findings: [] });
  }
});

async function findings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const all = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ""}`),
  );
  return [...new Set(all)];
}
