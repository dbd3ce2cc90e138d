import { upload } from "./client";

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
