import { ANSWERS_ABOVE, type Factory, type ShopAnswers, type ShopPage } from "@/lib/contract/shop";
import { fill, groupedNumber, plural } from "@/lib/format";

/** What proves that a factory is one: the numbers of its licences and of its different pictures. */
export type EvidenceCount = { licences: number; pictures: number };

export const countEvidence = (factory: Factory | undefined, page: ShopPage | undefined): EvidenceCount => ({
  licences: factory?.businessLicenseList.length ?? 0,
  pictures: shopPictures(factory, page)?.length ?? 0,
});

/** Each picture of a shop's premises once; undefined where neither of its two sources could be read. */
export function shopPictures(factory: Factory | undefined, page: ShopPage | undefined): string[] | undefined {
  if (!factory && !page) return undefined;
  return [
    ...new Set([
      ...(factory?.mainPicList ?? []),
      ...(factory?.secondaryPicList ?? []),
      ...(page?.factoryPicsList ?? []),
      ...(page?.aboutUsList ?? []),
      ...(page?.showcaseList ?? []),
    ]),
  ];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Forms = { one: string; other: string };
type AnswersCopy = { request: string; message: string; half: string; minutes: Forms; hours: Forms; days: Forms };

/** The smallest whole number of minutes, hours or days that is more than a time: "2 horas" for exactly one hour. */
function timeAbove(seconds: number, { minutes, hours, days }: AnswersCopy): string {
  const above = (unit: number) => Math.floor(seconds / unit) + 1;
  if (seconds < HOUR) return above(MINUTE) < 60 ? plural(minutes, above(MINUTE)) : plural(hours, 1);
  if (seconds < 2 * DAY) return plural(hours, above(HOUR));
  return plural(days, above(DAY));
}

/** One sentence about requests and one about messages: how many were answered, and within what time half of the answers came. */
export function answerSentences(answers: readonly ShopAnswers[], copy: AnswersCopy): string[] {
  return answers.flatMap(({ kind, asked, answered, median_seconds: median, days }) => {
    if ((kind !== "request" && kind !== "message") || asked <= ANSWERS_ABOVE || answered > asked) return [];
    const half = answered > 0 && median !== undefined ? fill(copy.half, { time: timeAbove(median, copy) }) : "";
    const counts = { answered: groupedNumber(answered), asked: groupedNumber(asked), days: groupedNumber(days) };
    return [fill(copy[kind], { ...counts, half })];
  });
}
