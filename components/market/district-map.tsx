import type { ReactNode } from "react";
import { findShowroom } from "@/lib/market";
import { text } from "@/lib/text";

const t = text.market;

type Place = { key: string; label: string; note?: string };
type Block = Place & { x: number; y: number; width: number; height: number; tone: string; span: string };

const showroom = (key: string): Place => ({ key, label: findShowroom(key)?.title ?? key });

const BLOCKS: Block[] = [
  { ...showroom("District_1"), x: 10, y: 98, width: 122, height: 66, tone: "#cfe5d8", span: "col-span-3" },
  { ...showroom("District_1-East"), x: 138, y: 98, width: 132, height: 66, tone: "#e0f0e8", span: "col-span-3" },
  { ...showroom("District_2"), x: 286, y: 98, width: 108, height: 66, tone: "#f6e2b8", span: "col-span-3" },
  { ...showroom("District_2-East"), x: 400, y: 98, width: 130, height: 66, tone: "#fdf1d6", span: "col-span-3" },
  { ...showroom("District_3"), x: 546, y: 98, width: 138, height: 66, tone: "#f7d3c8", span: "col-span-4" },
  { ...showroom("District_4"), x: 700, y: 98, width: 138, height: 66, tone: "#d5dff0", span: "col-span-4" },
  { ...showroom("District_5"), x: 854, y: 98, width: 136, height: 66, tone: "#e6d8ee", span: "col-span-4" },
  {
    key: "digital",
    label: t.digital,
    note: t.underConstruction,
    x: 546,
    y: 8,
    width: 270,
    height: 66,
    tone: "var(--color-sunken)",
    span: "col-span-full",
  },
];
type Outside = Place & { x: number; y: number; isNarrow?: boolean };

/** `isNarrow`: the label has two lines. */
const MARKETS_OUTSIDE: Outside[] = [
  { ...showroom("sc"), x: 140, y: 50 },
  { ...showroom("hy"), x: 922, y: 46, isNarrow: true },
];

type HrefOf = (key: string) => string;
type PartProps = { place: Place; hrefOf: HrefOf | undefined; isCurrent: boolean; children: ReactNode };

const isMarket = ({ key }: Place) => findShowroom(key) !== undefined;

const splitBeforeLastWord = (label: string) => label.split(/ (?=\S+$)/);

/** Instead of the map on a phone: its blocks in rows, then the two markets outside of them. Rows without links are lower. */
export function DistrictNames({ hrefOf }: { hrefOf?: HrefOf }) {
  const height = hrefOf ? "min-h-14" : "min-h-9";
  return (
    <ul className="grid grid-cols-12 gap-1 overflow-hidden rounded-block border border-line bg-line text-center text-xs font-semibold lg:hidden">
      {BLOCKS.map((place) => (
        <li
          key={place.key}
          className={`relative flex ${height} flex-col justify-center px-3 py-1 ${place.note ? "" : "text-night"} ${place.span}`}
          style={{ background: place.tone }}
        >
          <Name place={place} hrefOf={hrefOf} />
          {place.note && <span className="font-normal">({place.note})</span>}
        </li>
      ))}
      {MARKETS_OUTSIDE.map((place) => (
        <li key={place.key} className={`relative col-span-6 flex ${height} flex-col justify-center bg-surface px-3 py-1`}>
          <Name place={place} hrefOf={hrefOf} />
        </li>
      ))}
    </ul>
  );
}

function Name({ place, hrefOf }: Pick<PartProps, "place" | "hrefOf">) {
  if (!hrefOf || !isMarket(place)) return place.label;
  return (
    <a href={hrefOf(place.key)} className="stretched underline underline-offset-2">
      {place.label}
    </a>
  );
}

function Part({ place, hrefOf, isCurrent, children }: PartProps) {
  if (!hrefOf || !isMarket(place)) return <g>{children}</g>;
  return (
    <a
      href={hrefOf(place.key)}
      aria-label={place.label}
      aria-current={isCurrent ? "page" : undefined}
      className="hover:underline"
    >
      {children}
    </a>
  );
}

/** Specification 14.1. `current`: key of the highlighted market. */
export function DistrictMap({ current, hrefOf }: { current?: string; hrefOf?: HrefOf }) {
  return (
    <div className="hidden rounded-block border border-line bg-surface p-5 lg:block">
      <svg viewBox="0 0 1000 170" role={hrefOf ? "group" : "img"} aria-label={t.mapAlt} className="h-auto w-full">
        <path d="M0 86H1000M278 0V170M538 0V170M692 86V170M846 86V170" stroke="var(--color-line)" strokeWidth="6" />
        {BLOCKS.map((block) => (
          <Part key={block.key} place={block} hrefOf={hrefOf} isCurrent={block.key === current}>
            <District block={block} isCurrent={block.key === current} />
          </Part>
        ))}
        {MARKETS_OUTSIDE.map(({ x, y, isNarrow, ...place }) => (
          <Part key={place.key} place={place} hrefOf={hrefOf} isCurrent={place.key === current}>
            <circle cx={x} cy={y - 24} r={place.key === current ? 9 : 6} fill="var(--color-accent)" />
            <text y={y} textAnchor="middle" fontSize="13" fill="var(--color-ink)">
              {(isNarrow ? splitBeforeLastWord(place.label) : [place.label]).map((line, index) => (
                <tspan key={line} x={x} dy={16 * index}>
                  {`${line} `}
                </tspan>
              ))}
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
