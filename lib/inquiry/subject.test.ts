import { inquiryPath, postedSubject, subjectFields } from "./subject";

test("what a long form is about is read from its fields as it was written there, and leads to the form's page", () => {
  const subject = { productId: "", rfqId: "", shopId: "31", keyword: "", lines: "" };
  const data = new FormData();
  for (const [name, value] of Object.entries(subjectFields(subject))) data.set(name, value ?? "");
  expect(postedSubject(data)).toEqual(subject);
  expect(inquiryPath(postedSubject(data))).toBe("/cantFind?shop_id=31");
});
