import { renderToStaticMarkup } from "react-dom/server";
import { FRAME } from "./data";
import { Footer } from "./footer";

const DATA = {
  ...FRAME,
  site: {
    ...FRAME.site,
    name: "Yiwu Colombia",
    company: {
      name: "Yiwu Colombia S. A. S.",
      taxId: "900.123.456-8",
      address: "Bogotá D. C., Colombia",
      email: "ventas@example.com",
      phone: "+57 601 000 0000",
    },
    socialLinks: ["https://www.example.com/yiwu"],
  },
};

// spec: 2.3
test("the footer has quick links, the company with its address and contact, its networks and the legal notices", () => {
  const html = renderToStaticMarkup(<Footer data={DATA} />);
  for (const href of [
    "/productsIn?code=ofertas",
    "/entitymarket",
    "/about_us",
    "/article/acuerdo-de-usuario",
    "https://www.sic.gov.co",
  ])
    expect(html).toContain(`href="${href}"`);
  for (const fact of [
    "Yiwu Colombia S. A. S.",
    "NIT 900.123.456-8",
    "Bogotá D. C., Colombia",
    ">ventas@example.com<",
    ">+57 601 000 0000<",
  ])
    expect(html).toContain(fact);
  expect(html).toContain('href="mailto:ventas@example.com"');
  expect(html).toContain('href="tel:+576010000000"');
  expect(html).toContain('href="https://www.example.com/yiwu"');
  expect(html).toContain("FOB puerto de China");
});
