import { renderToStaticMarkup } from "react-dom/server";
import { FRAME } from "./data";
import { Footer } from "./footer";

const DATA = {
  ...FRAME,
  site: {
    ...FRAME.site,
    company: { ...FRAME.site.company, taxId: "900.123.456-7", phone: "+57 601 000 0000" },
    socialLinks: ["https://www.example.com/yiwu"],
  },
};

test("the footer has quick links, the company with its address and contact, its networks and the legal notices", () => {
  const html = renderToStaticMarkup(<Footer data={DATA} />);
  for (const href of ["/productsIn?code=ofertas", "/entitymarket", "/about_us", "/article/acuerdo-de-usuario"])
    expect(html).toContain(`href="${href}"`);
  const { name, address, email, phone, taxId } = DATA.site.company;
  for (const fact of [name, address, email, phone, `NIT ${taxId}`]) expect(html).toContain(fact);
  expect(html).toContain(`href="mailto:${email}"`);
  expect(html).toContain('href="tel:+576010000000"');
  expect(html).toContain('href="https://www.example.com/yiwu"');
  expect(html).toContain("FOB Yiwu");
});
