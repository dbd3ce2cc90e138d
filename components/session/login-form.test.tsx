import { renderToStaticMarkup } from "react-dom/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { LoginForm } from "./login-form.client";

const t = text.session;

const drawn = (isRecovery: boolean) =>
  renderToStaticMarkup(
    <LoginForm
      returnTo="/"
      isRecovery={isRecovery}
      recoveryHref={routes.recoveryFor("/cart")}
      initial={{ loginType: "email", email: "", area_code: "57", mobile: "" }}
      failure={undefined}
      countries={[]}
      source={{ kind: "puzzle" }}
      copy={t}
    />,
  );

const lookOf = (html: string, words: string) =>
  new RegExp(`<button[^>]*class="button (button-\\w+)[^>]*>${words}<`).exec(html)?.[1];

test("until a code was sent, sending it is the first thing to do", () => {
  const html = drawn(false);
  expect(lookOf(html, t.send.send)).toBe("button-primary");
  expect(lookOf(html, t.login)).toBe("button-secondary");
});

test("a forgotten password is replaced with one code, on a page that knows where the way began", () => {
  expect(drawn(false)).toContain('href="/login?return_url=%2Fcart&amp;recover=1"');
  const html = drawn(true);
  expect(html).toContain('<input type="hidden" name="method" value="reset"/>');
  expect(html).not.toContain(t.withPassword);
  expect(html).not.toContain(t.forgot);
  expect(html).toContain(t.chosenPassword);
  expect(html).toContain(t.saveAndLogIn);
});
