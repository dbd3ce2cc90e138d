import { personsIn, typedByJourneys } from "./check-logs";

test("what journeys type as a person's is known from their sources", () => {
  const typed = typedByJourneys();
  expect(typed).toEqual(expect.arrayContaining(["Ana Gómez", "300 123 4567", "3001234567", "Carrera 43A # 1-50"]));
  expect(typed.length).toBeGreaterThan(8);
});

test.each([
  ["an e-mail", '{"msg":"login of ana.gomez@example.co"}'],
  ["an e-mail in an address", '{"url":"/login?email=ana.gomez%40example.co"}'],
  ["a bearer", "authorization: Bearer 0123456789abcdef"],
  ["a token", '"access_token":"0123456789abcdef"'],
  ["a name", "receiver Ana Gómez is unknown"],
  ["a name in a form", "receiver=Ana+G%C3%B3mez&municipality=05001"],
  ["a phone in an address", "/x?phone=300%20123%204567"],
  ["a phone with its calling code", '{"phone":"+573001234567"}'],
  ["a phone in another spelling", "phone=%2B57+300-123-4567"],
])("a line with %s is found", (_what, line) => {
  const found = personsIn(`{"msg":"started"}\n${line}`, ["Ana Gómez", "300 123 4567"]);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^line 2: /);
});

test("a line of routes, codes and traces names nobody", () => {
  const line =
    '{"level":"info","route":"/base3/national/v1/address/list","status":200,"trace":"4bf92f3577b34da6a3ce929d0e0e4736"}';
  expect(personsIn(`${line}\nsee node_modules/@electric-sql/pglite/dist/index.js:1:2`, typedByJourneys())).toEqual([]);
});
