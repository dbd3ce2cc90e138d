import { readEnvironment } from "./env";

const REAL = {
  PRODUCTION: "true",
  SITE_URL: "https://tienda.example.co",
  COMPANY_NAME: "Importadora del Norte S. A. S.",
  COMPANY_TAX_ID: "900.123.456-8",
  COMPANY_ADDRESS: "Calle 72 # 10-34, Bogotá D. C., Colombia",
  COMPANY_EMAIL: "contacto@tienda.example.co",
  COMPANY_PHONE: "+57 601 555 0100",
  SISTER_SITES: "https://a.example.co,https://b.example.co,https://c.example.co,https://d.example.co",
};

describe("configuration", () => {
  // spec: 1.5
  test("nothing set gives the documented defaults and the own gateway", () => {
    const env = readEnvironment({});
    expect(env).toMatchObject({
      PORT: 3000,
      GATEWAY_PORT: 4000,
      SITE_URL: "http://127.0.0.1:3000",
      hasOwnGateway: true,
      SITE_NAME: "Yiwu Colombia",
    });
    expect(env.BUYER_API_URL).toBe("http://127.0.0.1:4000/buyer/v1");
  });

  test("every wrong variable is named in one message", () => {
    const read = () =>
      readEnvironment({
        PORT: "abc",
        SITE_URL: "ftp://x",
        COMPANY_EMAIL: "nobody",
        BUYER_API_URL: "https://api.example.com",
        DATABASE_URL: "mysql://x",
      });
    expect(read).toThrow(/PORT/);
    expect(read).toThrow(/SITE_URL/);
    expect(read).toThrow(/COMPANY_EMAIL/);
    expect(read).toThrow(/DATABASE_URL/);
  });

  // spec: 1.5
  test("the four API addresses come together or not at all", () => {
    expect(() => readEnvironment({ BUYER_API_URL: "https://api.example.com/v1" })).toThrow(
      /BASE2_API_URL[\s\S]*BASE3_API_URL[\s\S]*CS_API_URL/,
    );
    const all = {
      BUYER_API_URL: "https://a.example/v1",
      BASE2_API_URL: "https://b.example",
      BASE3_API_URL: "https://c.example",
      CS_API_URL: "https://d.example",
    };
    expect(readEnvironment(all).hasOwnGateway).toBe(false);
  });

  test("where real buyers are, everything that is not safe is refused at once, each with its reason", () => {
    const read = () => readEnvironment({ PRODUCTION: "true", DATABASE_URL: "postgresql://shop:shop@db/shop" });
    expect(read).toThrow(/SITE_URL: must be set to the https address/);
    expect(read).toThrow(/COMPANY_NAME: .*demonstration/);
    expect(read).toThrow(/COMPANY_TAX_ID: must be set/);
    expect(read).toThrow(/SISTER_SITES: .*example\.com/);
    expect(read).toThrow(/DATABASE_URL: .*everybody guesses/);
    expect(() => readEnvironment({ ...REAL, SITE_URL: "http://tienda.example.co" })).toThrow(/SITE_URL: must be https/);
    const known = "only-for-the-journeys-of-this-checkout";
    expect(() => readEnvironment({ ...REAL, REVALIDATION_SECRET: known })).toThrow(/REVALIDATION_SECRET: must be drawn/);
    expect(() => readEnvironment({ ...REAL, GATEWAY_UNLIMITED_ADDRESSES: "10.0.0.1" })).toThrow(/GATEWAY_UNLIMITED_ADDRESSES/);
  });

  test("a configuration of a real company is taken", () => {
    expect(readEnvironment(REAL)).toMatchObject({ PRODUCTION: true, SITE_URL: "https://tienda.example.co" });
  });

  test.each([
    ["https://www.example.com", undefined, true],
    ["https://staging.example.com", "false", false],
    ["http://staging.example.com", undefined, false],
    ["http://192.168.1.20:3000", undefined, false],
    ["http://192.168.1.20:3000", "true", true],
    ["http://127.0.0.1:3000", undefined, true],
    ["http://localhost:3000", undefined, true],
    ["http://localhost.example.com", undefined, false],
  ])("%s with INDEXABLE=%s is shown to search engines: %s", (SITE_URL, INDEXABLE, expected) => {
    expect(readEnvironment({ SITE_URL, INDEXABLE }).isIndexable).toBe(expected);
  });
});

describe("addresses", () => {
  test.each(["https://tienda.example.co/", "HTTPS://Tienda.example.co:443"])("%s is the site's origin", (SITE_URL) => {
    expect(readEnvironment({ SITE_URL }).SITE_URL).toBe("https://tienda.example.co");
  });

  test.each(["https://example.co/tienda", "https://example.co/?a=1", "https://u@example.co"])(
    "%s is refused: the site is at the root of a host",
    (SITE_URL) => expect(() => readEnvironment({ SITE_URL })).toThrow("SITE_URL: must be a host without a path"),
  );

  test("a gateway is named, or its address is of IPv4: neither an address nor the framework's forwarding take one of IPv6", () => {
    expect(readEnvironment({ GATEWAY_HOST: "gateway" }).gatewayUrl).toBe("http://gateway:4000");
    for (const GATEWAY_HOST of ["::1", "[::1]"])
      expect(() => readEnvironment({ GATEWAY_HOST })).toThrow("GATEWAY_HOST: must be a host name or an IPv4 address");
  });
});
