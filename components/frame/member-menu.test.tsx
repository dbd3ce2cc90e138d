import { renderToStaticMarkup } from "react-dom/server";
import { text } from "@/lib/text";
import { MemberMenu } from "./member-menu.client";

const URLS = { login: "/login", register: "/register", messages: "/personCenter/Messages", logout: "/api/session/logout" };
const LINKS = [
  { href: "/personCenter/Wish", label: text.frame.wishes, icon: "heart" as const },
  { href: "/personCenter/Account", label: text.member.account, icon: "settings" as const, isHere: true },
];

// spec: 2.1
test("a guest finds the login and the registration, and the login behind the bell and every member link", () => {
  const html = renderToStaticMarkup(<MemberMenu links={LINKS} urls={URLS} copy={text.frame} />);
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, content = ""]) => [
    content.replaceAll(/<[^>]*>/g, ""),
    href,
  ]);
  expect(links).toEqual([
    [text.frame.messages, "/login"],
    ["Iniciar sesión", "/login"],
    ["registrar", "/register"],
    ["Mis Deseos", "/login"],
    ["Mi cuenta", "/login"],
  ]);
});
