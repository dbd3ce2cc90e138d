import { z } from "zod";
import { cleanedText, EVALUATION_PICTURES_MAX, EVALUATION_TEXT_MAX, leadsElsewhere } from "@/lib/contract/evaluation-text";

/** Limit of the text as typed, before `cleanedText`, in characters. */
const TYPED_MAX = 10 * EVALUATION_TEXT_MAX;

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

export const ERROR_NAMES = ["score", "long", "links", "pictures"] as const;
type ErrorName = (typeof ERROR_NAMES)[number];

/** Names of the errors, for the `wrong` parameter of the form's page. */
export const errorNames = (error: z.ZodError): string => [...new Set(error.issues.map(({ message }) => message))].join(",");

export function parseWrong(param: unknown): Set<ErrorName> {
  const names = typeof param === "string" ? param.split(",") : [];
  return new Set(ERROR_NAMES.filter((name) => names.includes(name)));
}

/** The pictures of a posted evaluation: new files, and paths of earlier ones that are kept. Undefined if there are too many. */
export function postedPictures(data: FormData): { files: File[]; kept: string[] } | undefined {
  const files = data.getAll("pictures").filter((value) => value instanceof File);
  // An empty file input is posted as one empty file.
  const added = files.filter(({ size }) => size > 0);
  const kept = data.getAll("kept").filter((value) => typeof value === "string");
  return added.length + kept.length > EVALUATION_PICTURES_MAX ? undefined : { files: added, kept };
}
