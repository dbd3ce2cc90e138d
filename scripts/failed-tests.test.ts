import { failedJourneys, failedTests, JestResult, PlaywrightResult } from "./failed-tests.ts";

const counts = { numPassedTests: 1, numFailedTests: 1, numFailedTestSuites: 2 };
const assertion = (fullName: string, status: string) => ({
  fullName,
  status,
  failureMessages: status === "failed" ? ["Error: \u001b[31mno\u001b[39m\n\n  at a.test.ts:1"] : [],
});

test("failed tests have file, title and reason, and a file that could not run its path", () => {
  const result = JestResult.parse({
    ...counts,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [assertion("one", "passed"), assertion("two", "failed")],
      },
      { name: "b.test.ts", status: "failed", message: "it does not parse", assertionResults: [] },
      { name: "c.test.ts", status: "passed", message: "", assertionResults: [assertion("three", "passed")] },
    ],
  });
  expect(failedTests(result)).toEqual(["a.test.ts: two\n    Error: no\n    at a.test.ts:1", "b.test.ts\n    it does not parse"]);
});

test("failed journeys have file, line, title and reason, also those of nested groups", () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: "cart.spec.ts",
    line: 7,
    tests: [{ results: [{ errors: ok ? [] : [{ message: "no button" }] }] }],
  });
  const result = PlaywrightResult.parse({
    stats: { expected: 1, unexpected: 2, flaky: 0 },
    suites: [{ specs: [spec("one", true), spec("two", false)], suites: [{ specs: [spec("three", false)] }] }],
  });
  expect(failedJourneys(result)).toEqual(["cart.spec.ts:7: two\n    no button", "cart.spec.ts:7: three\n    no button"]);
});
