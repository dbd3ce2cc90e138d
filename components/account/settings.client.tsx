"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";
import { type Account, PROFILE_DRAFT, taxIdLabel } from "@/lib/account";
import { phoneLabel } from "@/lib/address/phone";
import { readTabValue } from "@/lib/tab-storage.client";
import { useBrowserValue } from "@/lib/use-browser-value";
import { CancelledDialog } from "./cancelled-dialog.client";
import type { OpenOrder } from "./consequences";
import type { FormProps } from "./form-props";
import { buttonId, SettingRow } from "./setting-row.client";

const FORMS = {
  profile: () => import("./profile-form.client"),
  email: () => import("./email-form.client"),
  phone: () => import("./phone-form.client"),
  password: () => import("./password-form.client"),
  cancel: () => import("./cancel-form.client"),
};
const ProfileFields = lazy(async () => ({ default: (await FORMS.profile()).ProfileFields }));
const EmailFields = lazy(async () => ({ default: (await FORMS.email()).EmailFields }));
const PhoneFields = lazy(async () => ({ default: (await FORMS.phone()).PhoneFields }));
const PasswordFields = lazy(async () => ({ default: (await FORMS.password()).PasswordFields }));
const CancelFields = lazy(async () => ({ default: (await FORMS.cancel()).CancelFields }));

const ROWS = ["profile", "email", "phone", "password", "cancel"] as const;
type RowName = (typeof ROWS)[number];

const Loading = ({ copy }: Pick<FormProps, "copy">) => <p className="text-sm text-muted">{copy.loading}</p>;

/** A row opens once its form has loaded. At first the profile is open if it has a draft, which a login may have interrupted; else the row that the address names. */
function useOpenRow() {
  const [toggled, setToggled] = useState<RowName | "none">();
  const [loading, setLoading] = useState<RowName>();
  const hasDraft = useBrowserValue(() => Boolean(readTabValue(PROFILE_DRAFT)), false);
  const anchor = useBrowserValue(() => window.location.hash, "");
  const open = toggled ?? (hasDraft ? "profile" : ROWS.find((name) => anchor === `#cuenta-${name}`));
  const toggle = async (name: RowName) => {
    if (open === name) return setToggled("none");
    setLoading(name);
    try {
      await FORMS[name]();
      setToggled((now) => (now === toggled ? name : now));
    } finally {
      setLoading(undefined);
    }
  };
  return { open, loading, toggle, close: () => setToggled("none") };
}

/** Scrolls an opened section into view, since a bar at the foot of the window may cover its end. */
const showWhole = (form: HTMLElement | null) => form?.closest("section")?.scrollIntoView({ block: "nearest" });

/** `children` stand before the cancellation of the account, which comes last. `returnUrl`: where a saved profile leads. */
type Props = Pick<FormProps, "account" | "copy" | "codes"> & {
  openOrders: OpenOrder[];
  returnUrl: string | undefined;
  children: ReactNode;
};

export function AccountSettings({ account, copy, codes, openOrders, returnUrl, children }: Props) {
  const [current, setCurrent] = useState(account);
  const { open, loading, toggle, close } = useOpenRow();
  const [message, setMessage] = useState<{ row: RowName; text: string }>();
  const closeAndFocusButton = (name: RowName) => {
    close();
    document.getElementById(buttonId(`cuenta-${name}`))?.focus();
  };
  const form = (name: RowName) => ({
    account: current,
    copy,
    codes,
    onProof: (isProved: boolean) => setCurrent({ ...current, isProved }),
    onDone(message: string, change: Partial<Account>) {
      if (name === "profile" && returnUrl) return window.location.assign(returnUrl);
      setCurrent({ ...current, ...change });
      setMessage({ row: name, text: message });
      closeAndFocusButton(name);
    },
  });
  const row = (name: RowName, children: ReactNode) => ({
    id: `cuenta-${name}`,
    isOpen: open === name || loading === name,
    message: message?.row === name ? message.text : "",
    onToggle() {
      setMessage(undefined);
      toggle(name);
    },
    copy,
    children: (
      <Suspense fallback={<Loading copy={copy} />}>
        {loading === name ? <Loading copy={copy} /> : <div ref={showWhole}>{children}</div>}
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
        {...row(
          "cancel",
          <CancelFields {...form("cancel")} openOrders={openOrders} onKeep={() => closeAndFocusButton("cancel")} />,
        )}
        title={cancel.title}
        value={cancel.lead}
        action={cancel.open}
        isDanger
      />
      {message?.row === "cancel" && <CancelledDialog copy={cancel} />}
    </div>
  );
}
