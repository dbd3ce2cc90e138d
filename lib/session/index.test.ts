import { readCookie, toVisitorValue, visitorInCookies } from "./index";

describe("the visitor in the cookies", () => {
  const ANA = {
    name: "María José",
    loginType: "email",
    accountLoginType: "phone",
    userType: "buyer",
    nickname: "Majo",
    nationality: "CO",
    firstname: "María José",
    email: "ana@example.co",
  };

  // spec: 20.6
  test("what is stored of a member is read again, in the order of the specification", () => {
    const written = toVisitorValue(ANA);
    expect(written).toBe("María José|email|phone|buyer|Majo|CO|María José|ana@example.co");
    expect(visitorInCookies(`a=1; user=${encodeURIComponent(written)}; userId=7`)).toEqual(ANA);
  });

  test("a bar in a name tears nothing apart, a short cookie is read as far as it goes, and none is too long to keep", () => {
    expect(visitorInCookies(`user=${encodeURIComponent(toVisitorValue({ ...ANA, name: "Ana|phone" }))}`)).toMatchObject({
      name: "Ana phone",
      loginType: "email",
    });
    expect(visitorInCookies("user=Ana%7Cemail")).toMatchObject({ name: "Ana", email: "" });
    const long = Object.fromEntries(Object.keys(ANA).map((field) => [field, "中".repeat(500)]));
    expect(encodeURIComponent(toVisitorValue({ ...ANA, ...long, email: "a".repeat(500) })).length).toBeLessThan(4000);
  });

  test("no cookie, an empty one or one cut by hand is nobody", () => {
    for (const cookies of ["", "user=", "user=%7Cemail", "user=%E0%A4%A", "xuser=Ana"])
      expect(visitorInCookies(cookies)).toBeUndefined();
  });
});

test("a cookie is found by its whole name, wherever it stands", () => {
  expect(readCookie("user=Ana; userId=7f3a-9", "userId")).toBe("7f3a-9");
  expect(readCookie("x_userId=8; userId=7", "userId")).toBe("7");
  expect(readCookie("user=a=b", "user")).toBe("a=b");
  expect(readCookie("", "user")).toBeUndefined();
});
