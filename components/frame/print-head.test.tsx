import { renderToStaticMarkup } from "react-dom/server";
import { env } from "@/lib/env";
import { FRAME } from "./data";
import { PrintHead } from "./print-head";

test("a printed product says who offers it, how they are reached, and where it is read", () => {
  const html = renderToStaticMarkup(<PrintHead path="/product/1000601" />);
  const { name, company } = FRAME.site;
  for (const fact of [name, company.name, company.phone, company.email, `${env.SITE_URL}/product/1000601`])
    expect(html).toContain(fact);
});
