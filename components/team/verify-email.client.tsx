"use client";

import { type ReactNode, Suspense, useState } from "react";
import type { FormProps } from "@/components/account/form-props";
import { ButtonLink } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import { lazily } from "@/components/ui/lazily";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import type { text } from "@/lib/text";

const ProofFields = lazily<FormProps>(async () => ({
  default: (await import("@/components/account/proof-form.client")).ProofFields,
}));

type Props = Omit<FormProps, "onProof" | "onDone" | "copy"> & {
  copy: (typeof text)["team"]["confirm"];
  formCopy: FormProps["copy"];
  returnTo: string;
  /** The form of a new team, or of an invitation, shown once the e-mail is verified. */
  children: ReactNode;
};

/** A member verifies the e-mail before making or joining a team (specification 28.1). Without scripts a login verifies it. */
export function VerifyEmail({ account, codes, copy: t, formCopy, returnTo, children }: Props) {
  const [state, setState] = useState<"asked" | "open" | "verified">("asked");
  if (state === "verified")
    return (
      <>
        <Flash kind="done" text={t.done} />
        {children}
      </>
    );
  const { email } = account;
  return (
    <section aria-labelledby="confirmar-correo" className="flex flex-col gap-3 rounded-block bg-gold-soft p-4 text-sm sm:p-5">
      <h2 id="confirmar-correo" className="text-base">
        {t.title}
      </h2>
      <p className="[overflow-wrap:anywhere]">{email ? fill(t.text, { email }) : t.none}</p>
      {state === "open" ? (
        <Suspense fallback={<p>{formCopy.loading}</p>}>
          <ProofFields
            account={{ ...account, hasPassword: false }}
            codes={codes}
            copy={{ ...formCopy, proof: { ...formCopy.proof, lead: t.lead, save: t.save } }}
            onProof={() => setState("verified")}
            onDone={() => setState("verified")}
          />
        </Suspense>
      ) : (
        <ButtonLink
          href={email ? routes.loginFor(returnTo) : `${routes.account}#cuenta-email`}
          variant="secondary"
          className="self-start"
          onClick={async (event) => {
            if (!email) return;
            event.preventDefault();
            await ProofFields.load();
            setState("open");
          }}
        >
          {email ? t.open : t.add}
        </ButtonLink>
      )}
    </section>
  );
}
