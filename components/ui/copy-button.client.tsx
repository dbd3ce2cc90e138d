"use client";

import { useState } from "react";
import { Button } from "./button";
import { Icon } from "./icon";

type Props = { value: string; copy: { copy: string; copyOf: string; copied: string } };

export function CopyButton({ value, copy: words }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      className="min-h-11"
      aria-label={isCopied ? undefined : words.copyOf}
      onClick={() => copy().catch(() => setCopied(false))}
    >
      <Icon name={isCopied ? "check" : "clipboard"} size={16} />
      <span role="status">{isCopied ? words.copied : words.copy}</span>
    </Button>
  );
}
