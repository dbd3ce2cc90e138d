import { WantedLines } from "../../lib/contract/line.ts";
import * as calls from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import { readOutline } from "../outline.ts";
import { handle, type Route } from "../route.ts";
import { categories } from "./categories.ts";
import { feedProductsAfter } from "./feed-products.ts";
import { searchProducts } from "./search.ts";
import * as store from "./store.ts";
import { suggest } from "./suggest.ts";
import { resolveLines } from "./wanted-lines.ts";

export const productRoutes = (database: Database): Route[] => [
  handle(calls.ProductTypeList, async () => ({ data: (await categories(database)).tree() })),
  handle(calls.TopTypeList, async () => ({ data: (await categories(database)).below(null) })),
  handle(calls.SubTypeList, ({ query }) => store.subcategories(database, query.parent_id)),
  handle(calls.TopProductTypeList, ({ query }) => store.categoryLineage(database, query.product_type_id)),
  handle(calls.ProductSearch, ({ body }) => {
    if (body.outline) return readOutline(database, "product", body.outline);
    if (body.offered_after !== undefined) return feedProductsAfter(database, body.offered_after);
    return searchProducts(database, body);
  }),
  handle(calls.ProductRecommend, ({ query }) => store.recommend(database, query.product_id, query.pageSize)),
  handle(calls.ProductRecommendV2, ({ query }) => suggest(database, query.keyword, query.pageSize)),
  handle(calls.ProductDetailCall, ({ query }) => store.productDetail(database, query.product_id)),
  handle(calls.ShopTypeList, ({ query }) => store.shopCategories(database, query.shop_id)),
  handle(WantedLines, ({ body }) => resolveLines(database, body.lines)),
];
