import { DatabaseError } from "pg";
import { startFailureText } from "./start-failure";

const coded = (code: string) => Object.assign(new Error("connect: ana@example.co"), { code });

function refusedBy(code: string): DatabaseError {
  const error = new DatabaseError('password authentication failed for user "ana@example.co"', 90, "error");
  error.code = code;
  return error;
}

describe("a gateway that cannot start", () => {
  test.each([
    ["a port in use", coded("EADDRINUSE"), /port is in use: stop what listens/],
    ["a wrong password", refusedBy("28P01"), /refuses the password: correct DATABASE_URL/],
    ["a database that is not there", new AggregateError([coded("ECONNREFUSED")]), /No database answers/],
    ["a certificate of nobody", coded("DEPTH_ZERO_SELF_SIGNED_CERT"), /certificate signed itself/],
    ["a certificate of tomorrow", coded("CERT_NOT_YET_VALID"), /clock/],
    ["a full disk", coded("ENOSPC"), /disk is full/],
  ])("says of %s what to do, in one sentence", (_what, error, sentence) => {
    expect(startFailureText(error)).toMatch(sentence);
    expect(startFailureText(error)).not.toMatch(/\n|ana@example/);
  });

  test("what it said itself is said as it is", () => {
    expect(startFailureText(new Error("the folder is in use by another process: stop it first"))).toBe(
      "the folder is in use by another process: stop it first",
    );
  });

  test("of what is not known, nothing that people typed is told", () => {
    expect(startFailureText(refusedBy("XX999"))).toMatch(/could not start: .*XX999/);
    expect(startFailureText(refusedBy("XX999"))).not.toMatch(/ana@example/);
  });
});
