// Load on what a member reads, from the gateway and as pages of the site:
// `GATEWAY_URL=http://127.0.0.1:4000 SITE_URL=http://127.0.0.1:3000 MEMBER_TOKEN=<bearer> node bench/member.mjs [seconds]`.
// The member with 10,000 orders is made by gateway/seed-heavy-member.ts, which prints the bearer.
import { measureAll, send } from "./load.mjs";

const BASE = new URL(process.env.GATEWAY_URL ?? "http://127.0.0.1:4000");
const SITE = new URL(process.env.SITE_URL ?? "http://127.0.0.1:3000");
const SECONDS = Number(process.argv[2] ?? 3);
const token = process.env.MEMBER_TOKEN;
if (!token) throw new Error("MEMBER_TOKEN is not set: gateway/seed-heavy-member.ts prints one");

const ORDERS = "/base3/national/v1/orders/login";
const read = (path) => send(BASE, path, { token });
const { records } = JSON.parse(await read(`${ORDERS}/page`));
const anyNo = () => records[Math.floor(Math.random() * records.length)].orderNo;

await measureAll(
  BASE,
  {
    "orders, page 1": () => read(`${ORDERS}/page?pageSize=20`),
    "orders, page 450": () => read(`${ORDERS}/page?pageSize=20&currPage=450`),
    "orders of a status, page 100": () => read(`${ORDERS}/page?pageSize=20&currPage=100&status=evaluated`),
    "orders by number": () => read(`${ORDERS}/page?keyword=${anyNo()}`),
    "orders by two words": () => read(`${ORDERS}/page?pageSize=20&keyword=bolsa%20organza`),
    "orders by a common word": () => read(`${ORDERS}/page?pageSize=20&keyword=bolsa`),
    "order detail": () => read(`${ORDERS}/detail?orderNo=${anyNo()}`),
    "unread messages": () => read("/buyer/v1/member/user/all/count"),
    "messages, page 1": () => read("/buyer/v1/member/notify?pageSize=20"),
    "messages, page 240": () => read("/buyer/v1/member/notify?pageSize=20&currentPage=240"),
    "wishes, page 1": () => read("/buyer/v1/member/collection?pageSize=24"),
    "wishes, page 80": () => read("/buyer/v1/member/collection?pageSize=24&currPage=80"),
  },
  SECONDS,
);

const PAGES = [
  "/personCenter",
  "/personCenter/Orders",
  "/personCenter/Orders?page=200",
  "/personCenter/Orders?status=evaluated",
  "/personCenter/Orders?keyword=bolsa+organza",
  "/personCenter/Orders?keyword=bolsa",
  `/personCenter/Orders/${records[0].orderNo}`,
  "/personCenter/RFQs",
  "/personCenter/Messages",
  "/personCenter/Messages?page=100",
  "/personCenter/Wish",
  "/personCenter/Address",
  "/personCenter/FAM",
  "/personCenter/Account",
  "/cart",
];
const cookie = `access_token=${token}`;
await measureAll(SITE, Object.fromEntries(PAGES.map((path) => [path, () => send(SITE, path, { cookie })])), SECONDS);
