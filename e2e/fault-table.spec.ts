import { casesOf } from "./faults/faults";
import { inLanes, whileFailing } from "./faults/faulty";
import { furnishedMember, session } from "./faults/member";
import { PAGES } from "./faults/pages";
import { PlainBrowser } from "./faults/plain-browser";
import { problemOf } from "./faults/usable";
import { filled, heldProblem, told, WRITES } from "./faults/writes";
import { expect, test } from "./fixtures";

/** Number of parallel sessions of one member. Late calls take most of the time, so more of them run at once. */
const LANES = 8;

/** Statuses whose error text is shown (specification 1.6). */
const SAID = [400, 403, 404, 409, 422, 500];

/** Prints the count of passed rows and fails with the others. */
function expectAll(what: string, rows: number, problems: string[]): void {
  process.stdout.write(`${rows - problems.length} of ${rows} ${what}\n`);
  expect(problems).toEqual([]);
}

/** Sequential: logins are rate limited. */
async function sessionsOf(email: string, count: number): Promise<[string, string][][]> {
  const sessions = [];
  while (sessions.length < count) sessions.push(await session(email));
  return sessions;
}

test.setTimeout(240_000);

// spec: 1.6
test("every page under every fault: its frame, what did not fail, and a way to try again that works @faults @outbox", async ({
  request,
  baseURL,
}) => {
  const member = await furnishedMember(request);
  const lanes = await sessionsOf(member.email, LANES);
  const problems: string[] = [];
  const cases = casesOf(PAGES);
  await inLanes(cases, LANES, async (one, lane) => {
    const { row, name, index } = one;
    const path = row.path(member, index);
    const browser = new PlainBrowser(baseURL ?? "", lanes[lane]);
    const given = { call: row.call, match: row.match?.(member, index), late: "page" } as const;
    const tell = (problem: string) => problems.push(`${path} without ${row.call.path}, ${name}: ${problem}`);
    try {
      const page = await whileFailing(browser, one, given, () => browser.get(path));
      lanes[lane] = [...browser.cookies];
      const well = await browser.get(path);
      const isBack = well.status === 200 && (well.$("main h1").length > 0 || !well.type.startsWith("text/html"));
      const problem = isBack ? problemOf(row, page, well) : `does not come back: ${well.status}`;
      if (problem) tell(problem);
    } catch (error) {
      tell(String(error));
    }
  });
  expectAll("page loads usable", cases.length, problems);
});

test("every form under every fault: all that was typed is still there, and the page says why @faults @outbox", async ({
  request,
  baseURL,
}) => {
  const member = await furnishedMember(request);
  const sessions = await sessionsOf(member.email, WRITES.length);
  const problems: string[] = [];
  const own: string[] = [];
  await inLanes([...WRITES.entries()], WRITES.length, async ([lane, row]) => {
    const browser = new PlainBrowser(baseURL ?? "", row.isGuest ? [] : sessions[lane]);
    const fill = async () => filled(await browser.get(row.page(member)), row);
    const match = row.typed[row.mark];
    // Late calls last: the gateway may still carry them out.
    const cases = casesOf([row]).sort((one, other) => Number(one.kind.lateFor ?? false) - Number(other.kind.lateFor ?? false));
    for (const status of SAID) {
      const said = `Motivo ${status} de la prueba.`;
      const kind = { status, body: JSON.stringify({ errors: said }) };
      const { action, fields, typed } = await fill();
      const landed = await whileFailing(browser, { kind }, { call: row.call, match, late: "form" }, () =>
        browser.post(action, fields),
      );
      const problem =
        heldProblem(landed, row, typed, member) ?? (told(landed).includes(said) ? undefined : `says ${told(landed)}`);
      if (problem) own.push(`${row.name}, ${status}: ${problem}`);
    }
    for (const one of cases) {
      try {
        const { action, fields, typed } = await fill();
        const landed = await whileFailing(browser, one, { call: row.call, match, late: "form" }, () =>
          browser.post(action, fields),
        );
        const isLate = told(landed).includes("no respondió a tiempo");
        const problem =
          heldProblem(landed, row, typed, member) ??
          (isLate === (one.kind.lateFor ?? false) ? undefined : `says ${told(landed)}`);
        if (problem) problems.push(`${row.name}, ${one.name}: ${problem}`);
      } catch (error) {
        problems.push(`${row.name}, ${one.name}: ${error}`);
      }
    }
  });
  expectAll("writes held", casesOf(WRITES).length, problems);
  expectAll("refusals told in the gateway's own words", WRITES.length * SAID.length, own);
});
