import { TEAM_ROLES } from "../../lib/contract/team.ts";
import { actionsFor, allowedBy, losesLastOwner, needsApproval } from "./role.ts";

// spec: 28.2
test("each role may do what the ones before it may, and more; an unknown one only looks", () => {
  expect(Object.fromEntries([...TEAM_ROLES, "auditor", ""].map((role) => [role, allowedBy(role)]))).toEqual({
    look: [],
    ask: ["ask"],
    order: ["ask", "order"],
    approve: ["ask", "order", "approve"],
    owner: ["ask", "order", "approve", "manage"],
    auditor: [],
    "": [],
  });
});

const WAITING = ["approve", "cancel", "reorder"];
const ENDED = ["delete", "reorder"];

// spec: 28.2, 28.4
test.each([
  ["look", false, WAITING, ["reorder"]],
  ["ask", false, [...WAITING, "pay"], ["reorder"]],
  ["order", false, WAITING, ["cancel", "reorder"]],
  ["approve", false, WAITING, WAITING],
  ["approve", true, WAITING, ["cancel", "reorder"]],
  ["owner", true, WAITING, ["cancel", "reorder"]],
  ["owner", false, WAITING, WAITING],
  ["approve", false, ENDED, ["reorder"]],
  ["owner", false, ENDED, ENDED],
  ["auditor", false, [...WAITING, "pay"], ["reorder"]],
])("%s, own order: %s, has of %j %j", (role, isOwn, actions, allowed) => {
  expect(actionsFor(actions, { role, isOwn })).toEqual(allowed);
});

// spec: 28.4
test.each([
  [100_00, undefined, false],
  [100_00, 100_00, false],
  [100_01, 100_00, true],
  [1, 0, true],
  [0, 0, false],
])("an order of %i cents above %s waits: %s", (total, above, held) => {
  expect(needsApproval(total, above)).toBe(held);
});

test("a team keeps an owner", () => {
  const people = [
    { id: 1, role: "owner" },
    { id: 2, role: "order" },
  ];
  expect(losesLastOwner(people, 1)).toBe(true);
  expect(losesLastOwner(people, 1, "approve")).toBe(true);
  expect(losesLastOwner(people, 1, "owner")).toBe(false);
  expect(losesLastOwner(people, 2)).toBe(false);
  expect(losesLastOwner([...people, { id: 3, role: "owner" }], 1)).toBe(false);
});
