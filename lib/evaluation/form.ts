import { z } from "zod";
import { cleanedText, EVALUATION_PICTURES_MAX, EVALUATION_TEXT_MAX, leadsElsewhere } from "@/lib/contract/evaluation-text";

/** Of what is longer before it is cleaned nothing is read. */
const TYPED_MAX = 10 * EVALUATION_TEXT_MAX;

/** What a member says of goods. Its messages are keys of the form's sentences. */
export const EvaluationForm = z.object({
  score: z.coerce.number({ error: "score" }).int("score").min(1, "score").max(5, "score"),
  text: z
    .string()
    .max(TYPED_MAX, "long")
    .transform(cleanedText)
    .pipe(
      z
        .string()
        .max(EVALUATION_TEXT_MAX, "long")
        .refine((text) => !leadsElsewhere(text), "links"),
    ),
  shows_name: z.boolean(),
});

export const WRONG = ["score", "long", "links", "pictures"] as const;
type Wrong = (typeof WRONG)[number];

/** What is wrong with a form, each once, for the address of its page. */
export const wrongOf = (error: z.ZodError): string => [...new Set(error.issues.map(({ message }) => message))].join(",");

/** What an address says is wrong, as far as it is known. */
export function parseWrong(param: unknown): Set<Wrong> {
  const named = typeof param === "string" ? param.split(",") : [];
  return new Set(WRONG.filter((wrong) => named.includes(wrong)));
}

/** The pictures that were posted: files that hold something, and addresses of those that stay. Undefined for more than one may have. */
export function postedPictures(data: FormData): { files: File[]; kept: string[] } | undefined {
  const files = data.getAll("pictures").filter((value) => value instanceof File);
  // A browser posts a field in which nothing was chosen as one empty file.
  const chosen = files.filter(({ size }) => size > 0);
  const kept = data.getAll("kept").filter((value) => typeof value === "string");
  return chosen.length + kept.length > EVALUATION_PICTURES_MAX ? undefined : { files: chosen, kept };
}
