import { sendAsMember } from "@/lib/session/server";
import { paidFromAbroad } from "./server";

jest.mock("@/lib/session/server", () => ({ sendAsMember: jest.fn() }));

const payment = (amount: number, status: string) => ({
  id: status,
  provider: "crossborder",
  amount,
  status,
  at: "2026-01-01T00:00:00Z",
});

test("only approved payments were paid", async () => {
  const payments = [payment(0.1, "approved"), payment(0.2, "approved"), payment(9, "declined")];
  jest.mocked(sendAsMember).mockResolvedValueOnce({ payments });
  expect(await paidFromAbroad("7")).toBe(0.3);
  jest.mocked(sendAsMember).mockResolvedValueOnce({ payments: [payment(9, "pending")] });
  expect(await paidFromAbroad("7")).toBeUndefined();
});
