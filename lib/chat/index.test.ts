import { routeFor } from "@/lib/http/routing";
import { chatNotice } from "./index";

const route = (pathname: string) => routeFor({ pathname, search: "", query: new URLSearchParams(), token: undefined });

test("the notices go by their names, and there are no others", async () => {
  for (const name of ["away", "unreachable", "refused", "closed"]) {
    expect(chatNotice(name)).toBe(name);
    expect(await route(`/chat/${name}`)).toEqual({ kind: "pass" });
  }
  expect([undefined, "nada", "toString"].map(chatNotice)).toEqual([undefined, undefined, undefined]);
  for (const path of ["/chat", "/chat/nada", "/chat/away/1"]) expect(await route(path)).toEqual({ kind: "missing" });
});
