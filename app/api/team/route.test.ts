import { TeamChange } from "@/lib/contract/team";
import { formRequest } from "@/lib/form/form-request.fixture";
import { send } from "@/lib/http/gateway";
import { POST } from "./route";

/** Redirect target of the posted settings of a team. */
async function ledTo(intent: string): Promise<string | null> {
  const fields = { intent, id: "3", name: "Compras", approve_above: "" };
  return (await POST(formRequest("/api/team", fields))).headers.get("location");
}

beforeEach(() => jest.clearAllMocks());

test("a team is changed when that is asked", async () => {
  expect(await ledTo("change")).toBe("/personCenter/Team?done=changed");
  expect(jest.mocked(send).mock.calls.map(([call]) => call)).toEqual([TeamChange]);
});

test("an intent that is none changes nothing", async () => {
  for (const intent of ["", "toString", "destroy"]) expect(await ledTo(intent)).toBe("/personCenter/Team?problem=refused");
  expect(send).not.toHaveBeenCalled();
});
