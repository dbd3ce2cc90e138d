import type { ReactNode } from "react";
import { findShowroom } from "@/lib/market";
import { text } from "@/lib/text";

const t = text.market;

type Place = { key: string; label: string; note?: string };
type Block = Place & { x: number; y: number; width: number; height: number; tone: string };

const BLOCKS: Block[] = [
  { key: "District_1", label: "Distrito 1", x: 10, y: 130, width: 122, height: 100, tone: "#cfe5d8" },
  { key: "District_1-East", label: "Distrito 1-East", x: 138, y: 130, width: 132, height: 100, tone: "#e0f0e8" },
  { key: "District_2", label: "Distrito 2", x: 286, y: 130, width: 108, height: 100, tone: "#f6e2b8" },
  { key: "District_2-East", label: "Distrito 2-East", x: 400, y: 130, width: 130, height: 100, tone: "#fdf1d6" },
  { key: "District_3", label: "Distrito 3", x: 546, y: 130, width: 138, height: 100, tone: "#f7d3c8" },
  { key: "District_4", label: "Distrito 4", x: 700, y: 130, width: 138, height: 100, tone: "#d5dff0" },
  { key: "District_5", label: "Distrito 5", x: 854, y: 130, width: 136, height: 100, tone: "#e6d8ee" },
  {
    key: "digital",
    label: t.digital,
    note: t.underConstruction,
    x: 546,
    y: 16,
    width: 270,
    height: 84,
    tone: "var(--color-sunken)",
  },
];
const SPANS = ["col-span-3", "col-span-3", "col-span-3", "col-span-3", "col-span-4", "col-span-4", "col-span-4", "col-span-full"];
const LABELS: (Place & { x: number; y: number; size: number })[] = [
  { key: "sc", label: "Mercado de materiales de producción", x: 140, y: 68, size: 13 },
  { key: "hy", label: "Mercado de ropa Huangyuan", x: 909, y: 68, size: 12 },
];

type HrefOf = (key: string) => string;
type PartProps = { place: Place; hrefOf: HrefOf | undefined; children: ReactNode };

const isMarket = ({ key }: Place) => findShowroom(key) !== undefined;

/** Instead of the map on a phone: its blocks in rows, then the two markets outside of them. `hrefOf`: address of a market's page. */
export function DistrictNames({ hrefOf }: { hrefOf?: HrefOf }) {
  return (
    <ul className="grid grid-cols-12 gap-1 overflow-hidden rounded-block border border-line bg-line text-center text-xs font-semibold lg:hidden">
      {BLOCKS.map((place, index) => (
        <li
          key={place.key}
          className={`relative flex min-h-14 flex-col justify-center px-3 py-1 ${place.note ? "" : "text-night"} ${SPANS[index]}`}
          style={{ background: place.tone }}
        >
          <Name place={place} hrefOf={hrefOf} />
          {place.note && <span className="font-normal">({place.note})</span>}
        </li>
      ))}
      {LABELS.map((place) => (
        <li key={place.key} className="relative col-span-6 flex min-h-14 flex-col justify-center bg-surface p-2">
          <Name place={place} hrefOf={hrefOf} />
        </li>
      ))}
    </ul>
  );
}

function Name({ place, hrefOf }: Omit<PartProps, "children">) {
  if (!hrefOf || !isMarket(place)) return place.label;
  return (
    <a href={hrefOf(place.key)} className="stretched underline underline-offset-2">
      {place.label}
    </a>
  );
}

function Part({ place, hrefOf, children }: PartProps) {
  if (!hrefOf || !isMarket(place)) return <g>{children}</g>;
  return (
    <a href={hrefOf(place.key)} aria-label={place.label} className="hover:underline">
      {children}
    </a>
  );
}

/** Specification 14.1. `current`: key of the highlighted market. */
export function DistrictMap({ current, hrefOf }: { current?: string; hrefOf?: HrefOf }) {
  return (
    <div className="hidden rounded-block border border-line bg-surface p-5 lg:block">
      <svg viewBox="0 0 1000 240" role={hrefOf ? "group" : "img"} aria-label={t.mapAlt} className="h-auto w-full">
        <path d="M0 115H1000M278 0V240M538 0V240M692 115V240M846 115V240" stroke="var(--color-line)" strokeWidth="6" />
        {BLOCKS.map((block) => (
          <Part key={block.key} place={block} hrefOf={hrefOf}>
            <District block={block} isCurrent={block.key === current} />
          </Part>
        ))}
        {LABELS.map((place) => (
          <Part key={place.key} place={place} hrefOf={hrefOf}>
            <circle cx={place.x} cy={place.y - 24} r={place.key === current ? 9 : 6} fill="var(--color-accent)" />
            <text x={place.x} y={place.y} textAnchor="middle" fontSize={place.size} fill="var(--color-ink)">
              {place.label}
            </text>
          </Part>
        ))}
      </svg>
    </div>
  );
}

function District({ block: { label, note, x, y, width, height, tone }, isCurrent }: { block: Block; isCurrent: boolean }) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const plainStroke = note ? "var(--color-line-strong)" : "none";
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="10"
        fill={tone}
        strokeDasharray={note && "6 5"}
        stroke={isCurrent ? "var(--color-brand)" : plainStroke}
        strokeWidth={isCurrent ? 4 : 1}
      />
      <text
        x={cx}
        y={cy + (note ? -2 : 5)}
        textAnchor="middle"
        fontSize={note ? 12.5 : 14}
        fontWeight="650"
        fill={note ? "var(--color-ink)" : "#1d1b16"}
      >
        {label}
      </text>
      {note && (
        <text x={cx} y={cy + 18} textAnchor="middle" fontSize="13" fill="var(--color-muted)">
          {note}
        </text>
      )}
    </>
  );
}
