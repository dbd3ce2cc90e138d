"use client";

import { useState } from "react";
import { Button } from "./button";
import { Icon } from "./icon";

type Props = { value: string; copy: { label: string; labelOf: string; copied: string } };

/** Copies `value`. Where the clipboard refuses, nothing is said. */
export function CopyButton({ value, copy }: Props) {
  const [isCopied, setCopied] = useState(false);
  const writeToClipboard = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      className="min-h-11"
      aria-label={isCopied ? undefined : copy.labelOf}
      onClick={() => writeToClipboard().catch(() => setCopied(false))}
    >
      <Icon name={isCopied ? "check" : "clipboard"} size={16} />
      <span role="status">{isCopied ? copy.copied : copy.label}</span>
    </Button>
  );
}
