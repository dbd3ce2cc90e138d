import type { Team } from "@/lib/contract/team";
import { firstProblem, InviteForm, TeamSettingsForm } from "./form";
import { hasOtherApprover, mayDo, needsApproval } from "./index";

test.each([
  ["", null],
  ["  ", null],
  ["0", 0],
  ["1500.5", 1500.5],
  ["1500,50", 1500.5],
])("the sum «%s» is %s", (typed, above) => {
  expect(TeamSettingsForm.parse({ name: " Andina ", approve_above: typed })).toEqual({ name: "Andina", approve_above: above });
});

test.each([
  [{ name: "Andina", approve_above: "mil" }, "above"],
  [{ name: "Andina", approve_above: "-1" }, "above"],
  [{ name: "Andina", approve_above: "1e12" }, "above"],
  [{ name: "  ", approve_above: "" }, "name"],
  [{ name: "a".repeat(121), approve_above: "" }, "name"],
])("%j has a wrong %s", (typed, wrong) => {
  const { error } = TeamSettingsForm.safeParse(typed);
  expect(error && firstProblem(error)).toBe(wrong);
});

test("an invitation names an e-mail and a known role", () => {
  const wrong = [
    { email: "ana", role: "look" },
    { email: "ana@example.co", role: "boss" },
  ].map((typed) => InviteForm.safeParse(typed).error);
  expect(wrong.map((error) => error && firstProblem(error))).toEqual(["email", "role"]);
});

test("what a member may do, and which orders wait", () => {
  const team: Team = { id: "1", name: "Andina", role: "order", may: ["order"], people: [], invitations: [], waiting: 0 };
  expect([mayDo(team, "order"), mayDo(team, "manage"), mayDo(undefined, "order")]).toEqual([true, false, false]);
  expect([
    needsApproval(10, null),
    needsApproval(10, undefined),
    needsApproval(10, 10),
    needsApproval(10.01, 10),
    needsApproval(0.01, 0),
  ]).toEqual([false, false, false, true, true]);
});

test("only another person who may approve can approve an order", () => {
  const self = { id: "1", name: "Ana", role: "owner", is_self: true };
  const other = { id: "2", name: "Luis", is_self: false };
  expect(hasOtherApprover({ people: [self] })).toBe(false);
  expect(hasOtherApprover({ people: [self, { ...other, role: "order" }] })).toBe(false);
  expect(hasOtherApprover({ people: [self, { ...other, role: "approve" }] })).toBe(true);
});
