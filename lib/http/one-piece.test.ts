import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { inOnePiece } from "./one-piece";

/** An answer, what it passes on instead of sending it, and whether its headers went ahead. */
function answerOf(type: string) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const flush = jest.spyOn(response, "flushHeaders").mockReturnValue();
  const passed: string[] = [];
  jest.spyOn(response, "write").mockImplementation((piece) => passed.push(String(piece)) > 0);
  jest.spyOn(response, "end").mockImplementation((piece) => {
    passed.push(String(piece));
    return response;
  });
  response.setHeader("content-type", type);
  inOnePiece(response);
  return { response, flush, passed };
}

test("a page that is written in pieces is sent as one, and its headers with it", () => {
  const { response, flush, passed } = answerOf("text/html; charset=utf-8");
  response.flushHeaders();
  for (const piece of ["<p>Piña", "tería</p>"]) response.write(new TextEncoder().encode(piece));
  expect([passed, flush.mock.calls]).toEqual([[], []]);
  response.end("<p>Vasos</p>");
  expect(passed).toEqual(["<p>Piñatería</p><p>Vasos</p>"]);
});

test("a page of one piece is passed on as it is, for what follows to read", () => {
  const { response, passed } = answerOf("text/html; charset=utf-8");
  response.end("<p>Vasos</p>");
  expect(passed).toEqual(["<p>Vasos</p>"]);
});

test("what is no page goes out as it comes", () => {
  const { response, flush, passed } = answerOf("text/csv");
  response.flushHeaders();
  response.write("pedido;total\n");
  expect(passed).toEqual(["pedido;total\n"]);
  expect(flush).toHaveBeenCalledTimes(1);
});
