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

type Name = "profile" | "email" | "phone" | "password" | "cancel";
/** `children`: what stands before the cancellation, which is last. */
type Props = Pick<FormProps, "account" | "copy" | "codes"> & { children: ReactNode };

export function AccountSettings({ account, copy, codes, children }: Props) {
  const [now, setNow] = useState(account);
  const [chosen, setChosen] = useState<Name | "none">();
  // Reopens a draft after a login in between.
  const hasDraft = useBrowserValue(() => Boolean(readTabValue(PROFILE_DRAFT)), false);
  const open = chosen ?? (hasDraft ? "profile" : undefined);
  const [message, setTold] = useState<{ name: Name; message: string }>();
  // Returns the focus to the button.
  const close = (name: Name) => {
    setChosen("none");
    document.getElementById(buttonId(`cuenta-${name}`))?.focus();
  };
  const form = (name: Name) => ({
    account: now,
    copy,
    codes,
    onProof: (isProved: boolean) => setNow({ ...now, isProved }),
    onDone(message: string, change: Partial<Account>) {
      setNow({ ...now, ...change });
      setTold({ name, message });
      close(name);
    },
  });
  const row = (name: Name, children: ReactNode) => ({
    id: `cuenta-${name}`,
    isOpen: open === name,
    message: message?.name === name ? message.message : "",
    onToggle() {
      setTold(undefined);
      setChosen(open === name ? "none" : name);
    },
    copy,
    children: <Suspense fallback={<p className="text-sm text-muted">{copy.loading}</p>}>{children}</Suspense>,
  });
  const { profile, country, email, areaCode, phone, hasPassword } = now;
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
        {...row("cancel", <CancelFields {...form("cancel")} onKeep={() => close("cancel")} />)}
        title={cancel.title}
        value={cancel.lead}
        action={cancel.open}
        isDanger
      />
      {message?.name === "cancel" && <CancelledDialog copy={cancel} />}
    </div>
  );
}
