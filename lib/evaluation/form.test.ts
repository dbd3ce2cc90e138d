import { EvaluationForm, errorNames, parseWrong, postedPictures } from "./form";

const wrongIn = (typed: object) => {
  const { error } = EvaluationForm.safeParse({ score: "5", text: "", shows_name: false, ...typed });
  return error ? errorNames(error) : "";
};

test.each([
  [{}, ""],
  [{ score: "" }, "score"],
  [{ score: "6" }, "score"],
  [{ score: "4.5" }, "score"],
  [{ score: "cinco" }, "score"],
  [{ text: "a".repeat(2000) }, ""],
  [{ text: "a".repeat(100_000) }, "long"],
  [{ text: "www.otra.example" }, "links"],
  [{ score: "", text: "mire otra.com" }, "score,links"],
])("what is wrong with %#", (typed, wrong) => {
  expect(wrongIn(typed)).toBe(wrong);
});

test("a text is kept without control characters and blank lines", () => {
  const typed = { score: "4", text: " Bien\u0000.\n\n\n\nMuy bien. ", shows_name: true };
  expect(EvaluationForm.parse(typed)).toEqual({ score: 4, text: "Bien.\n\nMuy bien.", shows_name: true });
});

test("an address says only what is known to be wrong", () => {
  expect([...parseWrong("links,score,<b>")]).toEqual(["score", "links"]);
  expect(parseWrong(["score"]).size).toBe(0);
});

test("four pictures at most, with those that stay; a field without a file is none", () => {
  const data = new FormData();
  data.append("pictures", new File([], ""));
  data.append("kept", "/uploads/a.jpg");
  expect(postedPictures(data)).toEqual({ files: [], kept: ["/uploads/a.jpg"] });
  for (let count = 0; count < 3; count += 1) data.append("pictures", new File(["x"], "x.jpg"));
  expect(postedPictures(data)?.files).toHaveLength(3);
  data.append("kept", "/uploads/b.jpg");
  expect(postedPictures(data)).toBeUndefined();
});
