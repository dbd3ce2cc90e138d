import { renderToStaticMarkup } from "react-dom/server";
import { ContactWithoutAccount } from "./contact-without-account";

test("who has no account is led to telephone, e-mail and the quotation form, of the shop where there is one", () => {
  const html = renderToStaticMarkup(<ContactWithoutAccount shopId="7" />);
  for (const start of ["tel:+", "mailto:", "/cantFind?shop_id=7"]) expect(html).toContain(`href="${start}`);
  expect(renderToStaticMarkup(<ContactWithoutAccount shopId={undefined} />)).toContain('href="/cantFind"');
});
