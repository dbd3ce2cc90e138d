import { ALL_CALLS } from "./table";

/** Every call of SPEC.md section 7, typed from it: `METHOD base path`. The two payment providers have no name there. */
const SPECIFIED = `
GET base3 productquery/v1/products/type_list
GET buyer /products/top_type_list
GET buyer /products/sub_type_list
GET buyer /products/top_product_type_list
POST base3 productquery/v1/products/search
GET base3 productquery/v1/products/recommend
GET base3 productquery/v1/products/v2/recommend
GET base3 productquery/v1/products/detail
GET base3 productquery/v1/products/shop_type_list
POST base3 osc/v1/shops/search
GET base3 sms/v1/shops/recommend
GET base3 sms/v1/shops/detail
GET base2 multilingual/factory/detail
POST base2 multilingual/advertising/detail
GET base2 multilingual/advertising/natition
GET base2 multilingual/advertising/navigation/detail
GET base2 multilingual/advertising/detail/page
GET base2 multilingual/advertising/detail/special/page
GET base2 redis/cache/task/category/list/rule
GET buyer /slide/list
GET buyer /slide/advert
GET buyer /live/whole_list
GET buyer /member/user/all/count
GET buyer /common/market_list
POST buyer /live/search
GET buyer /live/show
GET base3 national/v1/national/live
GET base3 national/exhibition/item/show
GET buyer market/industry
POST buyer /member/collection
DELETE buyer /member/collection/{obj_id}
GET buyer /member/collection
POST buyer /auth/login
POST buyer /auth/logout
POST buyer /auth/login/cookie
POST buyer /auth/register
POST buyer /auth/auto/register_login
POST buyer /auth/register/code
GET buyer /auth/send/code
POST buyer /auth/code
POST cs /common/tx/im/session
POST cs /common/tx/im/uniqueSign
GET base3 ums/authentication/v1/userauthinfo
GET buyer /common/country
GET buyer /common/area_code
GET buyer /common/area
GET buyer /member/countrys
POST buyer /common/upload
POST buyer /member/inquiry/public
POST buyer /member/inquiry/private
GET buyer /member/inquiry/units
GET buyer /member/inquiry
GET buyer /member/inquiry/{id}
DELETE buyer /member/inquiry
POST buyer /member/user/change/info
POST buyer ums/changeinfo/v1/changeemail
POST buyer ums/changeinfo/v1/changephone
POST buyer ums/register/setemailcode
POST buyer ums/changeinfo/v1/setmessagecodeforchangepassword
POST buyer ums/changeinfo/v1/changePasswordNoOldPassword
POST buyer ums/changeinfo/changepasswordbyusername
POST buyer ums/userinfo/accountcancelcode
POST buyer /member/user/account/cancel
GET buyer /member/user/member/info
GET base3 national/v1/address/list
POST base3 national/v1/address/add
PUT base3 national/v1/address/update/{id}
PUT base3 national/v1/address/set/{id}
DELETE base3 national/v1/address/delete/{id}
GET buyer /member/orders/index
GET buyer /member/orders/show
GET buyer /member/english/orders
POST buyer /member/english/orders
PUT buyer /member/english/orders
DELETE buyer /member/english/orders
POST buyer /member/orders/store
GET buyer /member/orders/foreign_pay_detail
POST buyer /member/orders/destroy
POST buyer /member/orders/cancel
POST buyer /member/orders/receive
POST buyer /member/orders/eva
GET buyer /member/notify
GET buyer /member/notify/{id}
DELETE buyer /member/notify/{id}
POST buyer /member/notify/read
POST buyer /member/notify/all_read
GET base3 national/v1/account/list
GET base3 national/v1/account/detail/{id}
POST base3 national/v1/account/add
PUT base3 national/v1/account/update/{id}
DELETE base3 national/v1/account/delete/{id}
GET base3 activequery/cache/task/active/detail
GET base3 activequery/cache/task/active/search
GET base3 activequery/cache/task/active/type/list
POST base3 national/cart/add
POST base3 national/cart/list
POST base3 national/cart/update
DELETE base3 national/cart/remove
DELETE base3 national/cart/remove/all
POST base3 national/v1/orders/pre
POST base3 national/v1/orders/store
GET base3 national/v1/orders/login/page
GET base3 national/v1/orders/login/detail
POST base3 national/v1/orders/cancel
PUT base3 national/v1/orders/login/receive
POST base3 national/orderPayments/crossborder/payinit
POST base3 national/orderPayments/bank/payinit
GET base3 national/orderPayments/crossborder/query
POST base3 national/forex/buyer/voucher/save
GET base3 national/forex/buyer/voucher/detail
`
  .trim()
  .split("\n");

/** What was added to them: fresh proof, the list of sessions, an e-mail change taken back. */
const ADDED = [
  "POST buyer /member/user/proof/code",
  "POST buyer /member/user/proof",
  "GET buyer /member/user/sessions",
  "DELETE buyer /member/user/sessions/{id}",
  "DELETE buyer /member/user/sessions",
  "POST buyer /auth/email/undo",
];

const nameOf = ({ method, base, path }: (typeof ALL_CALLS)[number]) => `${method} ${base} ${path}`;
const shapeOf = (schema: unknown) =>
  typeof schema === "object" && schema !== null && "shape" in schema ? Object.keys(Object(schema.shape)) : undefined;

describe("the contract", () => {
  test("holds every call of the specification, the named additions and no other, each once", () => {
    expect(ALL_CALLS.map(nameOf).sort()).toEqual([...SPECIFIED, ...ADDED].sort());
  });

  test("an addition says that it is one", () => {
    const added = ALL_CALLS.filter((call) => ADDED.includes(nameOf(call)));
    expect(added.filter(({ summary }) => !summary.startsWith("Addition: "))).toEqual([]);
  });

  test("no two calls share method, base and path, however the path is written", () => {
    const addresses = ALL_CALLS.map(
      ({ method, base, path }) => `${method} ${base} ${path.replace(/^\//, "").replace(/\{\w+\}/g, "{}")}`,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test("every path parameter has a schema", () => {
    for (const call of ALL_CALLS) {
      const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect({ path: call.path, params: shapeOf(call.params) }).toEqual({ path: call.path, params: named });
    }
  });

  test("reads by GET have no body", () => {
    for (const call of ALL_CALLS.filter(({ method }) => method === "GET")) expect(shapeOf(call.body)).toEqual([]);
  });

  test("no browser logs in, registers, or changes a contact or a password over the proxy", () => {
    expect(ALL_CALLS.filter(({ path, browser }) => browser && /^\/?(auth|ums)\//.test(path)).map(nameOf)).toEqual([]);
  });

  test("member areas need a session, browsing and the quotation form do not", () => {
    const member =
      /^\/member\/(?!inquiry\/(public|units)|countrys)|national\/(v1\/(address|account|orders)|cart|orderPayments|forex)|^ums\/|\/im\//;
    for (const call of ALL_CALLS)
      expect({ call: nameOf(call), session: call.session }).toEqual({
        call: nameOf(call),
        session: member.test(call.path),
      });
  });

  test("the language header is the one that the specification names", () => {
    const named = ALL_CALLS.filter(({ language }) => language !== "co").map(({ path, language }) => `${path} ${language}`);
    expect(named.sort()).toEqual(["/common/area_code en", "/common/country en", "/member/countrys es"]);
  });
});

test("no call accepts an answer that is not there: what is no JSON is read as that", () => {
  expect(ALL_CALLS.filter(({ response }) => response.safeParse(undefined).success)).toEqual([]);
});
