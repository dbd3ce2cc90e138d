"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";
import { type Account, PROFILE_DRAFT, taxIdLabel } from "@/lib/account";
import { phoneLabel } from "@/lib/address/phone";
import { readTabValue } from "@/lib/tab-storage.client";
import { useBrowserValue } from "@/lib/use-browser-value";
import { CancelledDialog } from "./cancelled-dialog.client";
import type { FormProps } from "./form-props";
import { buttonId, SettingRow } from "./setting-row.client";

// Forms load when opened.
const ProfileFields = lazy(() => import("./profile-form.client").then(({ ProfileFields: Form }) => ({ default: Form })));
const EmailFields = lazy(() => import("./email-form.client").then(({ EmailFields: Form }) => ({ default: Form })));
const PhoneFields = lazy(() => import("./phone-form.client").then(({ PhoneFields: Form }) => ({ default: Form })));
const PasswordFields = lazy(() => import("./password-form.client").then(({ PasswordFields: Form }) => ({ default: Form })));
const CancelFields = lazy(() => import("./cancel-form.client").then(({ CancelFields: Form }) => ({ default: Form })));

const ROWS = ["profile", "email", "phone", "password", "cancel"] as const;
type RowName = (typeof ROWS)[number];

/** Scrolls an opened form into view, since a bar at the foot of the window may cover its end. */
const showWhole = (form: HTMLElement | null) => form?.scrollIntoView({ block: "nearest" });

/** `children` stand before the cancellation of the account, which comes last. */
type Props = Pick<FormProps, "account" | "copy" | "codes"> & { children: ReactNode };

export function AccountSettings({ account, copy, codes, children }: Props) {
  const [current, setCurrent] = useState(account);
  const [toggled, setToggled] = useState<RowName | "none">();
  // A stored draft opens the form of the profile: the member may have had to log in again while typing.
  const hasDraft = useBrowserValue(() => Boolean(readTabValue(PROFILE_DRAFT)), false);
  const anchor = useBrowserValue(() => window.location.hash, "");
  const open = toggled ?? (hasDraft ? "profile" : ROWS.find((name) => anchor === `#cuenta-${name}`));
  const [message, setMessage] = useState<{ row: RowName; text: string }>();
  const closeAndFocusButton = (name: RowName) => {
    setToggled("none");
    document.getElementById(buttonId(`cuenta-${name}`))?.focus();
  };
  const form = (name: RowName) => ({
    account: current,
    copy,
    codes,
    onProof: (isProved: boolean) => setCurrent({ ...current, isProved }),
    onDone(message: string, change: Partial<Account>) {
      setCurrent({ ...current, ...change });
      setMessage({ row: name, text: message });
      closeAndFocusButton(name);
    },
  });
  const row = (name: RowName, children: ReactNode) => ({
    id: `cuenta-${name}`,
    isOpen: open === name,
    message: message?.row === name ? message.text : "",
    onToggle() {
      setMessage(undefined);
      setToggled(open === name ? "none" : name);
    },
    copy,
    children: (
      <Suspense fallback={<p className="text-sm text-muted">{copy.loading}</p>}>
        <div ref={showWhole}>{children}</div>
      </Suspense>
    ),
  });
  const { profile, country, email, areaCode, phone, hasPassword } = current;
  const facts = [profile.firstname, profile.company, taxIdLabel(profile.tax_id), country].filter(Boolean).join(" · ");
  const { password, cancel } = copy;
  return (
    <div className="flex flex-col gap-4">
      <SettingRow
        {...row("profile", <ProfileFields {...form("profile")} />)}
        title={copy.profile.title}
        value={facts}
        action={facts ? copy.change : copy.add}
      />
      <SettingRow
        {...row("email", <EmailFields {...form("email")} />)}
        title={copy.email.title}
        value={email}
        action={email ? copy.change : copy.add}
      />
      <SettingRow
        {...row("phone", <PhoneFields {...form("phone")} />)}
        title={copy.phone.title}
        value={phone && phoneLabel(areaCode, phone)}
        action={phone ? copy.change : copy.add}
      />
      <SettingRow
        {...row("password", <PasswordFields {...form("password")} />)}
        title={password.title}
        value={hasPassword ? password.has : password.hasNot}
        action={hasPassword ? copy.change : password.create}
      />
      {children}
      <SettingRow
        {...row("cancel", <CancelFields {...form("cancel")} onKeep={() => closeAndFocusButton("cancel")} />)}
        title={cancel.title}
        value={cancel.lead}
        action={cancel.open}
        isDanger
      />
      {message?.row === "cancel" && <CancelledDialog copy={cancel} />}
    </div>
  );
}
