import { inquiryPath, postedSubject, subjectFields } from "./subject";

test("what a long form is about is read from its fields as it was written there, and leads to the form's page", () => {
  const subject = { productId: "", skuId: "", variant: "", rfqId: "", shopId: "31", keyword: "", lines: "" };
  const data = new FormData();
  for (const [name, value] of Object.entries(subjectFields(subject))) data.set(name, value ?? "");
  expect(postedSubject(data)).toEqual(subject);
  expect(inquiryPath(postedSubject(data))).toBe("/cantFind?shop_id=31");
  expect(inquiryPath({ productId: "7", skuId: "7-2" })).toBe("/cantFind/7?sku=7-2");
});
