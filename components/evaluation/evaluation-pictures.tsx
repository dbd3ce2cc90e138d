import { EVALUATION_PICTURES_MAX } from "@/lib/contract/evaluation-text";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";
import { PhotoField } from "./photo-field.client";

const t = text.evaluation;
const ACCEPT = "image/jpeg,image/png,image/webp";

/** Kept pictures as checked boxes: a file input cannot be filled again after an error. */
export function EvaluationPictures({ kept, error, isPosted }: { kept: string[]; error: string | undefined; isPosted: boolean }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="text-sm font-semibold">
        {t.pictures} <span className="font-normal text-muted">{t.optional}</span>
      </legend>
      {kept.map((path, index) => (
        <label key={path} className="flex min-h-11 items-center gap-3 text-sm">
          <input type="checkbox" name="kept" value={path} defaultChecked className="size-5 accent-brand" />
          <span>
            {fill(t.keep, { number: index + 1 })}{" "}
            <a href={path} className="font-semibold text-brand underline">
              {t.seePicture}
            </a>
          </span>
        </label>
      ))}
      <PhotoField
        id="fotos"
        describedBy={error ? "fotos-hint fotos-error" : "fotos-hint"}
        accept={ACCEPT}
        copy={{ attach: t.attach, chosen: t.chosen }}
      />
      <noscript>
        <p className="text-xs text-muted">{t.attachUnseen}</p>
      </noscript>
      <p id="fotos-hint" className="text-xs text-muted">
        {fill(t.picturesHint, { most: EVALUATION_PICTURES_MAX })} {isPosted && t.attachAgain}
      </p>
      {error && (
        <p id="fotos-error" role="alert" className="text-sm font-semibold text-accent-strong">
          {error}
        </p>
      )}
    </fieldset>
  );
}
