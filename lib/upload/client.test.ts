import { fileProblem, upload } from "./client";

test("a file that was replaced by another while it was looked at is not sent", async () => {
  const send = jest.fn();
  class Sent {
    upload = {};
    open = jest.fn();
    abort = jest.fn();
    send = send;
  }
  Object.defineProperty(globalThis, "XMLHttpRequest", { value: Sent, configurable: true });
  const replaced = new AbortController();
  replaced.abort(new Error("replaced"));
  const file = new File(["x"], "comprobante.pdf");
  const sending = upload(file, { onProgress: () => {}, signal: replaced.signal });
  await expect(Promise.race([sending, new Promise((resolve) => setImmediate(resolve, "sent"))])).rejects.toThrow("replaced");
  expect(send).not.toHaveBeenCalled();
});

test("a file that cannot be read, as one of a cloud without a connection, is left to the upload, which says that it failed", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const file = new File(["x"], "comprobante.pdf");
  const part = new Blob();
  jest.spyOn(part, "arrayBuffer").mockRejectedValue(new DOMException("gone", "NotReadableError"));
  jest.spyOn(file, "slice").mockReturnValue(part);
  expect(await fileProblem(file)).toBeUndefined();
  expect(await fileProblem(new File(["x"], "comprobante.pdf"))).toBe("type");
  warn.mockRestore();
});
