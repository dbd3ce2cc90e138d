import { useEffect, useState } from "react";
import { toWantedLine } from "@/lib/cart";
import { lineKey } from "@/lib/contract/line-key";
import { OrderPre } from "@/lib/contract/order";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { allLines, type PreviewLine } from "@/lib/order";
import { type Priced, reorderPlan } from "@/lib/order/reorder";
import { parseQuantity, type QuantityCopy, quantityProblem } from "@/lib/quantity";

const TYPING_MS = 400;

type Options = { lines: PreviewLine[]; initial: Priced; copy: QuantityCopy };

async function fetchPrice(lines: PreviewLine[]): Promise<Priced | undefined> {
  const wantedLines = lines.filter(({ quantity }) => quantity > 0).map(toWantedLine);
  if (wantedLines.length === 0) return { shops: [], refused: [], total: 0 };
  try {
    return await ask(OrderPre, { body: { lines: wantedLines } }, { hidesErrors: true });
  } catch (error) {
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return undefined;
    throw error;
  }
}

/** Quantities as they are typed, and what they cost at today's prices. `total`: undefined until the typed quantities are priced. */
export function useReorder({ lines, initial, copy }: Options) {
  const [inputs, setInputs] = useState(() => lines.map(({ quantity }) => String(quantity)));
  const [priced, setPriced] = useState({ inputs: inputs.join("\n"), lines, now: initial });
  const [limits, setLimits] = useState(() => new Map(allLines(initial.shops).map((line) => [lineKey(line), line])));

  const typed = lines.map((line, index) => {
    const { min_quantity: minimum = 1, step } = limits.get(lineKey(line)) ?? {};
    const quantity = parseQuantity(inputs[index] ?? "");
    const problem = quantity === 0 ? undefined : quantityProblem(quantity, { minimum, step }, copy);
    return { text: inputs[index] ?? "", quantity, minimum, step, problem };
  });
  const hasProblem = typed.some(({ problem }) => problem !== undefined);
  const asked = inputs.join("\n");
  const isStale = asked !== priced.inputs;

  useEffect(() => {
    if (!isStale || hasProblem) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const quantities = asked.split("\n").map((text) => parseQuantity(text) ?? 0);
      const changedLines = lines.map((line, index) => ({ ...line, quantity: quantities[index] ?? 0 }));
      const newPrice = await fetchPrice(changedLines);
      if (!newPrice || !isCurrent) return;
      setLimits((others) => new Map([...others, ...allLines(newPrice.shops).map((line) => [lineKey(line), line] as const)]));
      setPriced({ inputs: asked, lines: changedLines, now: newPrice });
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, isStale, hasProblem, lines]);

  return {
    rows: reorderPlan(priced.lines, priced.now).map((planned, index) => ({
      planned,
      ...(typed[index] ?? { text: "", quantity: 0, minimum: 1, step: undefined, problem: undefined }),
    })),
    total: isStale ? undefined : priced.now.total,
    type: (at: number, text: string) => setInputs((others) => others.map((other, index) => (index === at ? text : other))),
  };
}
