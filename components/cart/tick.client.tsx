"use client";

type Props = { label: string; isTicked: boolean; isPartly?: boolean; isDisabled?: boolean; onTick: (isTicked: boolean) => void };

export function Tick({ label, isTicked, isPartly = false, isDisabled = false, onTick }: Props) {
  return (
    <label className="flex size-11 shrink-0 items-center justify-center">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        disabled={isDisabled}
        onChange={({ target }) => onTick(target.checked)}
        className={`size-5 accent-brand ${isTicked ? "print:hidden" : ""}`}
      />
    </label>
  );
}
