"use client";

import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { lazily } from "@/components/ui/lazily";
import { readStored, writeStored } from "@/lib/storage.client";
import {
  AGREEMENT_KEY,
  CONSENT_KEY,
  choiceText,
  dueNotice,
  mayMeasure,
  type NoticeKind,
  parseChoice,
} from "@/lib/tracking/consent";

const ConsentNotice = lazily(() => import("./consent-notice.client"));
const AgreementNotice = lazily(() => import("./agreement-notice.client"));

type Props = {
  version: string;
  isMeasurable: boolean;
};

type OpenNotice = { kind: NoticeKind; opener?: HTMLElement };

const CHOICE_LINK = "[data-consent]";
const COOKIES = "#cookies";

const isRefused = () => navigator.globalPrivacyControl === true;

function useRecorder(isMeasured: boolean) {
  useEffect(() => {
    if (!isMeasured) return;
    const ending = new AbortController();
    import("@/lib/tracking/recorder.client").then(
      ({ startRecorder }) => startRecorder(ending.signal),
      (error: unknown) => console.warn("visit not recorded:", error),
    );
    return () => ending.abort();
  }, [isMeasured]);
}

const noticeState = ({ version, isMeasurable }: Props) => ({
  isMeasurable,
  isRefused: isRefused(),
  choice: parseChoice(readStored(CONSENT_KEY), version),
  hasSeenAgreement: readStored(AGREEMENT_KEY) !== null,
});

/** Shows the notice that is due, and records views and clicks where that is allowed (specification 20.7, 22.1). */
export default function PrivacyNotices({ version, isMeasurable }: Props) {
  const [open, setOpen] = useState<OpenNotice>();
  const [announcement, setAnnouncement] = useState("");
  const [isMeasured, setMeasured] = useState(false);

  const readState = () => noticeState({ version, isMeasurable });
  const applyConsent = useEffectEvent(() => setMeasured(mayMeasure(readState())));
  const openChoice = async (opener: HTMLElement) => {
    await ConsentNotice.load();
    setOpen({ kind: "consent", opener });
  };
  const showDueNotice = useEffectEvent(() => {
    const kind = dueNotice(readState());
    const opener = window.location.hash === COOKIES && document.querySelector<HTMLElement>(CHOICE_LINK);
    if (opener) openChoice(opener);
    else if (kind) setOpen({ kind });
    applyConsent();
  });
  const reopen = useEffectEvent((event: MouseEvent) => {
    const opener = event.target instanceof Element ? event.target.closest<HTMLElement>(CHOICE_LINK) : null;
    if (!opener) return;
    event.preventDefault();
    openChoice(opener);
  });

  useEffect(() => {
    showDueNotice();
    // The choice may have changed in another tab, or on a page from which the visitor comes back here.
    const changes = ["storage", "pageshow"];
    for (const change of changes) window.addEventListener(change, applyConsent);
    document.addEventListener("click", reopen);
    return () => {
      for (const change of changes) window.removeEventListener(change, applyConsent);
      document.removeEventListener("click", reopen);
    };
  }, []);

  useRecorder(isMeasured);

  const close = () => {
    open?.opener?.focus();
    setOpen(undefined);
    setAnnouncement("");
  };
  const choose = (analytics: boolean) => {
    writeStored(CONSENT_KEY, choiceText({ version, at: new Date().toISOString(), analytics }));
    // The consent notice links the agreement too, which therefore needs no notice of its own.
    writeStored(AGREEMENT_KEY, "true");
    setMeasured(mayMeasure({ ...readState(), choice: { version, at: "", analytics } }));
    close();
  };
  const agree = () => {
    writeStored(AGREEMENT_KEY, "true");
    close();
  };

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <Suspense>
        {open?.kind === "consent" && (
          <ConsentNotice
            isReopened={open.opener !== undefined}
            isRefused={isRefused()}
            hasConsented={readState().choice?.analytics === true}
            announce={setAnnouncement}
            onChoose={choose}
            onClose={close}
          />
        )}
        {open?.kind === "agreement" && <AgreementNotice announce={setAnnouncement} onClose={agree} />}
      </Suspense>
    </>
  );
}
