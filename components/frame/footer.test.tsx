import { renderToStaticMarkup } from "react-dom/server";
import { env } from "@/lib/env";
import { Footer } from "./footer";

test("the footer has quick links, the company with its address and contact, its networks and the legal notices", () => {
  jest.replaceProperty(env, "SOCIAL_LINKS", ["https://www.example.com/yiwu"]);
  const html = renderToStaticMarkup(<Footer />);
  for (const href of ["/productsIn?code=ofertas", "/entitymarket", "/about_us", "/article/acuerdo-de-usuario"])
    expect(html).toContain(`href="${href}"`);
  for (const fact of [env.COMPANY_NAME, env.COMPANY_ADDRESS, env.COMPANY_EMAIL, env.COMPANY_PHONE]) expect(html).toContain(fact);
  expect(html).toContain(`href="mailto:${env.COMPANY_EMAIL}"`);
  expect(html).toContain('href="tel:+576010000000"');
  expect(html).toContain('href="https://www.example.com/yiwu"');
  expect(html).toContain("FOB Yiwu");
});
