"use client";

import { useEffect, useEffectEvent } from "react";
import { GatewayUnreachable } from "@/lib/http/errors";
import { CLOSED } from "@/lib/session/captcha";
import { askScript } from "@/lib/session/captcha/script.client";
import type { CaptchaProps } from "./captcha-props";

type Props = Omit<CaptchaProps, "source"> & { source: { url: string; appId: string } };

export function ScriptWindow({ source: { url, appId }, copy, onVerdict }: Props) {
  const tell = useEffectEvent(onVerdict);

  useEffect(() => {
    let isCurrent = true;
    askScript({ url, appId }).then(
      (verdict) => isCurrent && tell(verdict),
      (error: unknown) => {
        if (!(error instanceof GatewayUnreachable)) throw error;
        if (isCurrent) tell(CLOSED);
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
