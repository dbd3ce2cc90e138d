import { securityText } from "./security-text";

const given = { COMPANY_EMAIL: "seguridad@tienda.example", SITE_URL: "https://tienda.example" };

test("says whom to tell, in which language, and where it stands", () => {
  expect(securityText(new Date("2026-11-23T15:04:05Z"), given)).toBe(
    [
      "Contact: mailto:seguridad@tienda.example",
      "Expires: 2027-05-22T00:00:00.000Z",
      "Preferred-Languages: es",
      "Canonical: https://tienda.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("an address that is not https does not stand in it", () => {
  expect(securityText(new Date(), { ...given, SITE_URL: "http://127.0.0.1:3000" })).not.toContain("Canonical");
});
