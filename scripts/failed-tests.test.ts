import { failedJourneys, failedTests, JestResult, PlaywrightResult } from "./failed-tests.ts";

const counts = { numPassedTests: 1, numFailedTests: 1, numFailedTestSuites: 2 };
const assertion = (fullName: string, status: string) => ({ fullName, status });

test("failed tests are named by file and title, and a file that could not run by its path", () => {
  const result = JestResult.parse({
    ...counts,
    testResults: [
      { name: "a.test.ts", status: "failed", assertionResults: [assertion("one", "passed"), assertion("two", "failed")] },
      { name: "b.test.ts", status: "failed", assertionResults: [] },
      { name: "c.test.ts", status: "passed", assertionResults: [assertion("three", "passed")] },
    ],
  });
  expect(failedTests(result)).toEqual(["a.test.ts: two", "b.test.ts"]);
});

test("failed journeys are named by file, line and title, also those of nested groups", () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, file: "cart.spec.ts", line: 7 });
  const result = PlaywrightResult.parse({
    stats: { expected: 1, unexpected: 2, flaky: 0 },
    suites: [{ specs: [spec("one", true), spec("two", false)], suites: [{ specs: [spec("three", false)] }] }],
  });
  expect(failedJourneys(result)).toEqual(["cart.spec.ts:7: two", "cart.spec.ts:7: three"]);
});
