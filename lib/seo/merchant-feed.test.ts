import type { OfferedProduct } from "@/lib/contract/product";
import { merchantItem } from "./merchant-feed";

const PRODUCT: OfferedProduct = {
  id: "7",
  name: "Termo <1 L> & vaso",
  status: "on_sale",
  cover: ["/media/p/1", "/media/p/2"],
  describe_detail_image: "Con </item> adentro",
  price: 3.2,
  multistage_status: true,
  multistage_price: [
    { price: 3.2, quantity: 12 },
    { price: 2.5, quantity: 120 },
  ],
  product_type_id: "901",
  product_type_name: "Termos",
};

describe("an item of the merchant feed", () => {
  test("says what the gateway says, its marks escaped, at the price of the smallest order", () => {
    expect(merchantItem(PRODUCT, ["Cocina", "Termos"])).toBe(
      [
        "<item><g:id>7</g:id><g:title>Termo &lt;1 L&gt; &amp; vaso</g:title>",
        "<g:description>Con &lt;/item&gt; adentro</g:description>",
        "<g:link>http://127.0.0.1:3000/product/7</g:link>",
        "<g:image_link>http://127.0.0.1:3000/media/p/1?w=1200</g:image_link>",
        "<g:additional_image_link>http://127.0.0.1:3000/media/p/2?w=1200</g:additional_image_link>",
        "<g:availability>in_stock</g:availability><g:price>3.20 USD</g:price>",
        "<g:bulk_price><g:min_quantity>120</g:min_quantity><g:price>2.50 USD</g:price></g:bulk_price>",
        "<g:identifier_exists>no</g:identifier_exists><g:product_type>Cocina &gt; Termos</g:product_type></item>\n",
      ].join(""),
    );
  });

  test("invents nothing: no number, no condition, no sale", () => {
    expect(merchantItem(PRODUCT, [])).not.toMatch(/gtin|mpn|condition|sale_price|brand/);
    const branded = merchantItem({ ...PRODUCT, brand: "Yiwu Home" }, []);
    expect(branded).toContain("<g:brand>Yiwu Home</g:brand>");
    expect(branded).not.toContain("identifier_exists");
    expect(branded).toContain("<g:product_type>Termos</g:product_type>");
  });

  test("what is sold out says so", () => {
    expect(merchantItem({ ...PRODUCT, status: "sold_out" }, [])).toContain("<g:availability>out_of_stock</g:availability>");
  });

  test.each([{ status: "in_review" }, { cover: [] }, { price: 0, multistage_status: false }])(
    "a product of which not enough is known stays out: %p",
    (part) => {
      expect(merchantItem({ ...PRODUCT, ...part }, [])).toBe("");
    },
  );
});
