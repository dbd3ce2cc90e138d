"use client";

import { useState } from "react";
import { Button } from "./button";
import { Icon } from "./icon";

type Props = { value: string; words: { copy: string; copyOf: string; copied: string } };

/** Puts a value on the clipboard and says so. */
export function CopyButton({ value, words }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <Button
      look="quiet"
      size="sm"
      className="min-h-11"
      aria-label={words.copyOf}
      onClick={() => copy().catch(() => setCopied(false))}
    >
      <Icon name={isCopied ? "check" : "clipboard"} size={16} />
      <span role="status">{isCopied ? words.copied : words.copy}</span>
    </Button>
  );
}
