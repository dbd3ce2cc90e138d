import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { BackLink } from "@/components/ui/back-link";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { parseVisitorValue, SESSION_COOKIES } from "@/lib/session";
import { loginReason } from "@/lib/session/login-reason";
import { text } from "@/lib/text";
import { LoginBenefits } from "./login-benefits";

const t = text.session;

type Mode = "login" | "register" | "recovery";

const HEADINGS: Record<Mode, string> = {
  login: t.loginHeading,
  register: t.registerHeading,
  recovery: t.recoverHeading,
};

const LEADS: Partial<Record<Mode, string>> = { register: t.registerLead, recovery: t.recoverLead };

const TABS: { mode: Mode; label: string; href: (returnTo: string) => string }[] = [
  { mode: "login", label: t.loginTitle, href: routes.loginFor },
  { mode: "register", label: t.registerTitle, href: routes.registerFor },
];

async function OpenSession({ returnTo }: { returnTo: string }) {
  const visitor = parseVisitorValue((await cookies()).get(SESSION_COOKIES.user)?.value);
  if (!visitor) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-control bg-brand-soft p-3 text-sm font-semibold text-brand-strong">
      <p>{fill(t.open, visitor)}</p>
      <ButtonLink href={returnTo} size="sm">
        {t.goOn}
      </ButtonLink>
    </div>
  );
}

function Modes({ mode, returnTo }: { mode: Mode; returnTo: string }) {
  return (
    <nav aria-label={t.modes} className="mb-4 flex gap-6 sm:mb-6 border-b border-line">
      {TABS.map(({ mode: tab, label, href }) => (
        <a
          key={tab}
          href={href(returnTo === routes.home ? "" : returnTo)}
          aria-current={tab === mode ? "page" : undefined}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold text-muted hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

type Props = { mode: Mode; returnTo: string; reason?: string | undefined; children: ReactNode };

export function LoginCard({ mode, returnTo, reason = loginReason(returnTo), children }: Props) {
  const isRecovery = mode === "recovery";
  return (
    <Page>
      <div
        data-task=""
        className={`mx-auto grid w-full max-w-xl overflow-hidden rounded-block border border-line bg-surface shadow-card ${isRecovery ? "" : "lg:max-w-5xl lg:grid-cols-[1fr_24rem]"}`}
      >
        <div className="p-4 sm:p-8 lg:px-14 lg:py-10">
          {isRecovery ? (
            <div className="mb-6 flex flex-col">
              <BackLink href={routes.loginFor(returnTo)}>{t.backToLogin}</BackLink>
            </div>
          ) : (
            <Modes mode={mode} returnTo={returnTo} />
          )}
          <h1 className="text-title">{HEADINGS[mode]}</h1>
          <p className="mt-1 mb-3 text-sm text-muted sm:mb-5">{LEADS[mode] ?? reason}</p>
          <OpenSession returnTo={returnTo} />
          {children}
        </div>
        {!isRecovery && <LoginBenefits />}
      </div>
    </Page>
  );
}
