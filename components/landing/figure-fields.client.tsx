"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { controlProps, FIELD_LOOK, Field } from "@/components/ui/field";
import { fill } from "@/lib/format";
import {
  BOUNDS,
  type CustomFigures,
  type FigureName,
  type Figures,
  FREIGHT_FIGURES,
  figureLabel,
  freightMode,
  parseFigure,
} from "@/lib/landing/figures";
import later from "@/messages/later.json";

const t = later.landing;

type EditableFigure = Exclude<FigureName, "mode" | "margin">;

/** In order of calculation. `shipment`, a volume, is asked for unless the goods are the whole shipment or travel by container. */
function shownFigures(figures: Figures, isWhole: boolean): EditableFigure[] {
  const mode = freightMode(figures);
  const shipment = isWhole || mode === "container" ? [] : (["shipment"] as const);
  return [
    "trm",
    ...FREIGHT_FIGURES[mode],
    ...shipment,
    "insurance",
    "duty",
    "vat",
    "agent",
    "agentLeast",
    "inland",
    "inlandLeast",
  ];
}

type Props = {
  custom: CustomFigures;
  figures: Figures;
  duty: number | undefined;
  isWhole: boolean;
  choose: (name: FigureName, value: number | undefined) => void;
  reset: () => void;
};

export function FigureFields({ custom, figures, duty, isWhole, choose, reset }: Props) {
  // Remounts the fields after a reset.
  const [round, setRound] = useState(0);
  return (
    <details>
      <summary className="flex min-h-11 items-center text-sm font-semibold text-brand">{t.figuresTitle}</summary>
      <div key={round} className="grid grid-cols-2 items-end gap-3">
        {shownFigures(figures, isWhole).map((name) => (
          <FigureField
            key={name}
            name={name}
            label={t.figures[name]}
            value={figures[name] ?? duty}
            onChange={(value) => choose(name, value)}
          />
        ))}
      </div>
      {Object.keys(custom).length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            reset();
            setRound(round + 1);
          }}
        >
          {t.reset}
        </Button>
      )}
    </details>
  );
}

type FieldProps = { name: FigureName; label: string; value: number | undefined; onChange: (value: number | undefined) => void };

export function FigureField({ name, label, value, onChange }: FieldProps) {
  const id = useId();
  const [inputText, setInputText] = useState<string>();
  const shown = inputText ?? (value === undefined ? "" : figureLabel(name, value));
  const { min, max } = BOUNDS[name];
  const isWrong = shown.trim() !== "" && parseFigure(name, shown) === undefined;
  const error = isWrong ? fill(t.between, { min: figureLabel(name, min), max: figureLabel(name, max) }) : undefined;
  return (
    <Field id={id} label={label} error={error}>
      <input
        {...controlProps(id, { error })}
        value={shown}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        onChange={({ target }) => {
          setInputText(target.value);
          const figure = parseFigure(name, target.value);
          if (figure !== undefined || target.value.trim() === "") onChange(figure);
        }}
        className={`${FIELD_LOOK} h-11 tabular-nums`}
      />
    </Field>
  );
}
