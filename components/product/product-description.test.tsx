import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { ProductDetail } from "@/lib/contract/product";
import { ProductDescription } from "./product-description";

const described = (more: { describe_detail_image?: string; detail_image?: string[] }) => {
  const product = ProductDetail.parse({
    ...{ id: "1", status: "on_sale", name: "Cinta", price: 2, cover: [], shop_id: "1", shop_name: "Lazos", ...more },
    ...{ product_type_name: "Cintas", product_type_id: "9" },
  });
  return load(renderToStaticMarkup(<ProductDescription product={product} />));
};

test("a description without pictures has no list of pictures", () => {
  const $ = described({ describe_detail_image: "Cinta de raso." });
  expect($("section").text()).toContain("Cinta de raso.");
  expect($("ul")).toHaveLength(0);
});

test("pictures are listed, and without pictures and text there is no section", () => {
  expect(described({ detail_image: ["/a.jpg", "/b.jpg"] })("li")).toHaveLength(2);
  expect(described({})("section")).toHaveLength(0);
});
