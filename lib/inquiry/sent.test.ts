import { parseSent } from "./sent";
import { sentSummary } from "./sent-summary";

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("what was asked for is said in words, from either form", () => {
  const email = "ana@example.co";
  expect(sentSummary(formOf({ name: " Termo ", quantity: "1.500", unit: "Piece", email }))).toEqual({
    goods: "Termo",
    quantity: "1.500 piezas",
    email,
  });
  expect(sentSummary(formOf({ goods_name: "Cinta", goods_num: "5", goods_unit: "Roll", email })).quantity).toBe("5 rollos");
  expect(sentSummary(formOf({ name: "Termo", quantity: "", unit: "Piece", email })).quantity).toBe("");
});

test("of several goods no quantity is said", () => {
  const form = { goods_name: "Taza y 1 producto más", goods_num: "1", goods_unit: "Set", email: "ana@example.co" };
  expect(sentSummary(formOf({ ...form, lines: "101*24_102*3" }))).toMatchObject({ goods: form.goods_name, quantity: "" });
});

test("nothing but an inquiry with a number is a sent one", () => {
  expect(parseSent("null")).toBeUndefined();
  expect(parseSent('{"id":"<b>"}')).toBeUndefined();
  expect(parseSent('{"id":"300043","goods":7}')).toMatchObject({ id: "300043", goods: "", isNewMember: false });
});
