import { Allowances, type Cost, costAt, TooMany } from "./allowance";

const VISITOR = "203.0.113.9";

/** How many tokens a visitor gets before the first refusal. */
function taken(allowances: Allowances, cost: Cost, visitor = VISITOR): number {
  for (let count = 0; ; count += 1) {
    try {
      allowances.take(cost, visitor);
    } catch (error) {
      if (error instanceof TooMany) return count;
      throw error;
    }
  }
}

test("a visitor has a burst at once, and so many more a minute, whether or not it asks in vain meanwhile", () => {
  let now = 0;
  const allowances = new Allowances([], () => now);
  expect(taken(allowances, "search")).toBe(60);
  now += 10_000;
  expect(taken(allowances, "search")).toBe(20);
  now += 3_600_000;
  expect(taken(allowances, "search")).toBe(60);
});

test("who is refused hears after how many seconds there is one more", () => {
  let now = 0;
  const allowances = new Allowances([], () => now);
  taken(allowances, "inquiry");
  const refused = () => allowances.take("inquiry", VISITOR);
  expect(refused).toThrow(expect.objectContaining({ retryAfterSeconds: 10 }));
  now += 10_000;
  expect(refused).not.toThrow();
});

test("visitors count apart, and so does each thing; addresses of one IPv6 network count together", () => {
  const allowances = new Allowances();
  taken(allowances, "search", "2001:db8:1:2::1");
  expect(taken(allowances, "search", "2001:db8:1:2:ffff::9")).toBe(0);
  expect(taken(allowances, "search", "2001:db8:1:3::1")).toBe(60);
  expect(taken(allowances, "challenge", "2001:db8:1:2::1")).toBe(120);
});

test("the addresses that are not limited are not counted", () => {
  const allowances = new Allowances(["127.0.0.1"]);
  for (let count = 0; count < 1000; count += 1) allowances.take("inquiry", "::ffff:127.0.0.1");
  expect(taken(allowances, "inquiry")).toBe(30);
});

test("an IPv6 address that is not limited stands for its network", () => {
  const allowances = new Allowances(["2001:db8:1:2::1"]);
  for (let count = 0; count < 1000; count += 1) allowances.take("inquiry", "2001:db8:1:2::9");
  expect(taken(allowances, "inquiry", "2001:db8:1:3::1")).toBe(30);
});

test("renders of one visitor wait for one another, those of others do not wait for them", async () => {
  const allowances = new Allowances();
  const begun: string[] = [];
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const render = (visitor: string) =>
    allowances.inTurn("page", visitor, async () => {
      begun.push(visitor);
      await end;
    });
  const flood = Array.from({ length: 100 }, () => render(VISITOR));
  const guest = render("198.51.100.7");
  await new Promise(setImmediate);
  expect(begun).toEqual([VISITOR, VISITOR, "198.51.100.7"]);
  resolve();
  await Promise.all([...flood, guest]);
  expect(begun).toHaveLength(101);
});

test.each<[string, Cost]>([
  ["/api/inquiry", "inquiry"],
  ["/api/gateway/buyer/member/inquiry/private", "inquiry"],
  ["/api/gateway/buyer/member/inquiry/units", "call"],
  ["/api/gateway/buyer/common/upload", "upload"],
  ["/api/session/captcha/challenge", "challenge"],
  ["/api/session/register", "registration"],
  ["/api/session/auto-register", "registration"],
  ["/api/session/login", "call"],
  ["/media/film/x.mp4", "film"],
  ["/media/live/room-1.m3u8", "stream"],
  ["/sitemaps/products-1.xml", "document"],
  ["/personCenter/Orders/pedidos.csv", "document"],
  ["/anything", "call"],
])("%s costs one of %s", (path, cost) => {
  expect(costAt(path)).toBe(cost);
});
