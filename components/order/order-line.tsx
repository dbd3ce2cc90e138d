import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { fill, groupedNumber, money } from "@/lib/format";
import { optionsLabel, type PreviewLine } from "@/lib/order";
import { unitName } from "@/lib/unit";

type Props = {
  line: PreviewLine;
  name: ReactNode;
  /** Text with placeholders, as "{quantity} × {price} por {unit}". */
  each: string;
  isPending?: boolean;
  children?: ReactNode;
};

export function OrderLine({ line, name, each, isPending = false, children }: Props) {
  const options = optionsLabel(line.options);
  return (
    <li className="flex gap-3 p-4">
      <div className="size-16 shrink-0 overflow-hidden rounded-control bg-sunken">
        {line.cover && <Picture src={line.cover} alt="" widths={[144]} sizes="64px" className="size-full object-cover" />}
      </div>
      <div className="min-w-0 flex-1 text-sm">
        {name}
        {options && <p className="text-muted">{options}</p>}
        <p className="flex flex-wrap justify-between gap-x-3 tabular-nums">
          <span>
            {fill(each, { quantity: groupedNumber(line.quantity), unit: unitName(line.unit), price: money(line.unit_price) })}
          </span>
          <strong className="ml-auto">{isPending ? "—" : money(line.total)}</strong>
        </p>
        {children}
      </div>
    </li>
  );
}
