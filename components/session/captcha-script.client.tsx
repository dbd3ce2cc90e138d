"use client";

import { useEffect, useRef } from "react";
import { GatewayUnreachable } from "@/lib/http/errors";
import { CLOSED } from "@/lib/session/captcha";
import { askScript } from "@/lib/session/captcha/script";
import type { CaptchaProps } from "./captcha.client";

type Props = Omit<CaptchaProps, "source"> & { source: { url: string; appId: string } };

/** Placeholder while the third party's window is open. */
export function ScriptWindow({ source: { url, appId }, copy, onVerdict }: Props) {
  const tell = useRef(onVerdict);
  useEffect(() => {
    tell.current = onVerdict;
  });

  useEffect(() => {
    let isCurrent = true;
    askScript({ url, appId }).then(
      (verdict) => isCurrent && tell.current(verdict),
      (error: unknown) => {
        if (!(error instanceof GatewayUnreachable)) throw error;
        if (isCurrent) tell.current(CLOSED);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [url, appId]);

  return (
    <span role="status" className="sr-only">
      {copy.loading}
    </span>
  );
}
