"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { type PadPaste as Pasted, parsePadPaste } from "@/lib/cart/pad";
import { fill, plural } from "@/lib/format";
import later from "@/messages/later.json";

const t = later.cartActions.pad;

export function PadPaste({ skuIds, onRead }: { skuIds: string[]; onRead: (quantities: Map<string, number>) => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const [pasted, setPasted] = useState<Pasted>();

  const applyPaste = () => {
    const result = parsePadPaste(text, skuIds);
    setPasted(result);
    onRead(result.quantities);
  };

  return (
    <details className="mt-3">
      <summary className="flex min-h-11 items-center text-sm font-semibold text-brand">{t.paste}</summary>
      <label htmlFor={id} className="text-xs text-muted">
        {fill(t.pasteHint, { example: `${skuIds[0] ?? ""} → 24` })}
      </label>
      <textarea
        id={id}
        value={text}
        rows={4}
        maxLength={20_000}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
        className="mt-1 w-full rounded-control border border-line-strong bg-surface p-2 font-mono text-sm"
      />
      <Button variant="secondary" size="sm" onClick={applyPaste} className="mt-1">
        {t.apply}
      </Button>
      <div aria-live="polite" className="mt-2 text-sm">
        {pasted && <p className="text-brand-strong">{plural(t.read, pasted.quantities.size)}</p>}
        {pasted && pasted.misread.length > 0 && (
          <>
            <p className="mt-1 font-semibold text-accent-strong">{t.misread}</p>
            <ul className="max-h-64 overflow-auto text-accent-strong">
              {pasted.misread.map(({ line, text: copy }) => (
                <li key={line} className="break-words">
                  {fill(t.misreadLine, { line, text: copy })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}
