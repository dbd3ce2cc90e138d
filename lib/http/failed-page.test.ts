import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import t from "../../messages/error.json";
import { tellFailure } from "./failed-page";

const PAGE = '<html id="__next_error__"><head></head><body><script>1</script></body></html>';

/** What is sent of a page that ends with a status, and its length as said before. */
function sentOf(status: number, type: string, page: string | Buffer) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  let passed = "";
  jest.spyOn(response, "end").mockImplementation((piece) => {
    passed = String(piece);
    return response;
  });
  response.statusCode = status;
  response.setHeader("content-type", type).setHeader("content-length", PAGE.length);
  tellFailure(response);
  response.end(page);
  return { passed, length: response.getHeader("content-length") };
}

test.each([PAGE, Buffer.from(PAGE)])("a page that could not be made has words for who has no scripts", (page) => {
  const { passed, length } = sentOf(500, "text/html; charset=utf-8", page);
  expect(passed).toMatch(new RegExp(`<body><noscript><h1>${t.failedTitle}</h1>.*<a href="">${t.retry}</a>.*</noscript><script>`));
  expect(length).toBeUndefined();
});

test.each([
  [200, "text/html; charset=utf-8"],
  [500, "application/json"],
])("an answer with status %d as %s is left as it is", (status, type) => {
  expect(sentOf(status, type, PAGE)).toEqual({ passed: PAGE, length: PAGE.length });
});
