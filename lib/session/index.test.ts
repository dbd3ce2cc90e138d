import { visitorOf, visitorText } from "./index";

describe("the visitor in the cookies", () => {
  test("name and account type are read from the user cookie", () => {
    expect(visitorOf(`a=1; user=${encodeURIComponent("María José|phone")}; userId=7`)).toEqual({
      name: "María José",
      accountType: "phone",
    });
    expect(visitorOf("user=Ana%7Cemail")).toEqual({ name: "Ana", accountType: "email" });
  });

  // spec: 20.6
  test("what is written is read again; a bar in a name tears nothing apart", () => {
    const written = visitorText({ name: "Ana|phone", accountType: "email" });
    expect(visitorOf(`user=${encodeURIComponent(written)}`)).toEqual({ name: "Ana phone", accountType: "email" });
  });

  test("no cookie, an empty one or one cut by hand is nobody", () => {
    for (const cookies of ["", "user=", "user=%7Cemail", "user=%E0%A4%A", "xuser=Ana"])
      expect(visitorOf(cookies)).toBeUndefined();
  });
});
