import type { ComponentProps } from "react";
import type { SessionCopy } from "./copy";

type Props = {
  copy: SessionCopy;
  documents: { agreement: string; privacy: string };
  error: string | undefined;
  terms: ComponentProps<"input">;
  marketing: ComponentProps<"input">;
};

const ROW = "flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm";
const BOX = "mt-0.5 size-5 shrink-0 accent-brand";
const LINK = "font-semibold text-brand underline underline-offset-2 hover:text-brand-strong";
const ERROR = "error-acuerdo";

/** The agreement is required, marketing optional. */
export function TermsBox({ copy, documents, error, terms, marketing }: Props) {
  const document = (href: string, name: string) => (
    <a href={href} target="_blank" rel="noopener" className={LINK}>
      {name}
      <span className="sr-only"> {copy.terms.newTab}</span>
    </a>
  );
  return (
    <div>
      <label className={ROW}>
        <input
          {...terms}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && ERROR}
          className={BOX}
        />
        <span>
          {copy.terms.start} {document(documents.agreement, copy.terms.agreement)} {copy.terms.and}{" "}
          {document(documents.privacy, copy.terms.privacy)}.
        </span>
      </label>
      {error && (
        <p id={ERROR} role="alert" className="pb-1 pl-8 text-sm font-semibold text-accent-strong">
          {error}
        </p>
      )}
      <label className={ROW}>
        <input {...marketing} type="checkbox" className={BOX} />
        <span>{copy.marketing}</span>
      </label>
    </div>
  );
}
