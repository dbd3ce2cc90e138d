import { byteRange } from "./byte-range.ts";

test.each([
  [undefined, "whole"],
  ["bytes=0-99", { first: 0, last: 99 }],
  ["bytes=900-", { first: 900, last: 999 }],
  ["bytes=900-5000", { first: 900, last: 999 }],
  ["bytes=-100", { first: 900, last: 999 }],
  ["bytes=-5000", { first: 0, last: 999 }],
  ["bytes=1000-", "none"],
  ["bytes=-0", "none"],
  ["bytes=9-3", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=-", "whole"],
  ["lines=1-2", "whole"],
])("of a thousand bytes, %s asks for %j", (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected);
});
