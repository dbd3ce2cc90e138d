import { renderToStaticMarkup } from "react-dom/server";
import { text } from "@/lib/text";
import { VerifyEmail } from "./verify-email.client";

const account = {
  profile: { firstname: "Ana", nickname: "", nationality: "", company: "", tax_id: "" },
  ...{
    country: "",
    email: "ana@example.co",
    areaCode: "",
    phone: "",
    hasPassword: true,
    isEmailVerified: false,
    isProved: false,
  },
};
const codes = { source: { kind: "puzzle" as const }, copy: { send: text.session.send, captcha: text.session.captcha } };

const html = (email: string) =>
  renderToStaticMarkup(
    <VerifyEmail
      account={{ ...account, email }}
      codes={codes}
      copy={text.team.confirm}
      formCopy={text.account}
      returnTo="/personCenter/Team"
    >
      the form
    </VerifyEmail>,
  );

// spec: 28.1
test("before a team is made the page says how the e-mail is verified, without scripts by the login", () => {
  expect(html("ana@example.co")).toContain("ana@example.co");
  expect(html("ana@example.co")).toContain('href="/login?return_url=%2FpersonCenter%2FTeam"');
  expect(html("ana@example.co")).not.toContain("the form");
  expect(html("")).toContain('href="/personCenter/Account#cuenta-email"');
});
