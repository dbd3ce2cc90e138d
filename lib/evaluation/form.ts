import { z } from "zod";
import { cleanedText, EVALUATION_PICTURES_MAX, EVALUATION_TEXT_MAX, leadsElsewhere } from "@/lib/contract/evaluation-text";

/** Limit before cleaning. */
const TYPED_MAX = 10 * EVALUATION_TEXT_MAX;

/** Messages are keys of `messages/`. */
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

/** Error keys for the URL, without duplicates. */
export const errorNames = (error: z.ZodError): string => [...new Set(error.issues.map(({ message }) => message))].join(",");

/** Known error keys only. */
export function parseWrong(param: unknown): Set<Wrong> {
  const named = typeof param === "string" ? param.split(",") : [];
  return new Set(WRONG.filter((wrong) => named.includes(wrong)));
}

/** New files, and paths of kept pictures; undefined above the maximum. */
export function postedPictures(data: FormData): { files: File[]; kept: string[] } | undefined {
  const files = data.getAll("pictures").filter((value) => value instanceof File);
  // An empty file input is posted as one empty file.
  const chosen = files.filter(({ size }) => size > 0);
  const kept = data.getAll("kept").filter((value) => typeof value === "string");
  return chosen.length + kept.length > EVALUATION_PICTURES_MAX ? undefined : { files: chosen, kept };
}
