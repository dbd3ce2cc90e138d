import { text } from "@/lib/text";
import { fileError } from "./voucher-form.client";

const texts = text.order.voucher.errors;

test("a form that is sent while its file uploads asks to wait, not to choose a file", () => {
  const uploading = { kind: "sending", name: "uno.pdf", share: 0.4 } as const;
  expect(fileError(uploading, true, texts)).toBe(texts.unfinished);
  expect(fileError(uploading, false, texts)).toBeUndefined();
  expect(fileError({ kind: "uploaded", name: "uno.pdf", url: "/uploads/1" }, true, texts)).toBeUndefined();
  expect(fileError({ kind: "none" }, true, texts)).toBe(texts.file);
});

test("a refused file says why, in the words of the gateway where it gave some", () => {
  expect(fileError({ kind: "wrong", problem: "size", text: "" }, true, texts)).toBe(texts.size);
  expect(fileError({ kind: "wrong", problem: "upload", text: "Sin espacio." }, false, texts)).toBe("Sin espacio.");
});
