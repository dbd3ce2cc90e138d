import { renderToStaticMarkup } from "react-dom/server";
import { text } from "@/lib/text";
import { Footer } from "./footer";

const SITE = {
  name: "Yiwu Colombia",
  company: {
    name: "Yiwu Colombia S. A. S.",
    taxId: "900.123.456-7",
    address: "Bogotá D. C., Colombia",
    email: "ventas@example.com",
    phone: "+57 601 000 0000",
  },
  socialLinks: ["https://www.example.com/yiwu"],
  isMeasurable: false,
  policyVersion: "2026-01-01",
};

test("the footer has quick links, the company with its address and contact, its networks and the legal notices", () => {
  const html = renderToStaticMarkup(<Footer site={SITE} words={text.frame} />);
  for (const href of ["/productsIn?code=ofertas", "/entitymarket", "/about_us", "/article/acuerdo-de-usuario"])
    expect(html).toContain(`href="${href}"`);
  for (const fact of ["Yiwu Colombia S. A. S.", "NIT 900.123.456-7", "Bogotá D. C., Colombia"]) expect(html).toContain(fact);
  expect(html).toContain('href="mailto:ventas@example.com"');
  expect(html).toContain('href="tel:+576010000000"');
  expect(html).toContain('href="https://www.example.com/yiwu"');
  expect(html).toContain("FOB Yiwu");
});
