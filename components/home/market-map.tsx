import { Section } from "@/components/ui/section";
import { text } from "@/lib/text";

const t = text.home;

type Place = { label: string; note?: string };
type Block = Place & { x: number; y: number; width: number; height: number; tone: string };

/** The districts as they lie along the city's avenues, in the units of the drawing. */
const BLOCKS: Block[] = [
  { label: "Distrito 1", x: 10, y: 130, width: 138, height: 100, tone: "#cfe5d8" },
  { label: "Distrito 1-East", x: 154, y: 130, width: 116, height: 100, tone: "#e0f0e8" },
  { label: "Distrito 2", x: 286, y: 130, width: 122, height: 100, tone: "#f6e2b8" },
  { label: "Distrito 2-East", x: 414, y: 130, width: 116, height: 100, tone: "#fdf1d6" },
  { label: "Distrito 3", x: 546, y: 130, width: 138, height: 100, tone: "#f7d3c8" },
  { label: "Distrito 4", x: 700, y: 130, width: 138, height: 100, tone: "#d5dff0" },
  { label: "Distrito 5", x: 854, y: 130, width: 136, height: 100, tone: "#e6d8ee" },
  {
    label: "Centro Mundial de Comercio Digital",
    note: t.underConstruction,
    x: 546,
    y: 16,
    width: 292,
    height: 84,
    tone: "#efece4",
  },
];
const LABELS: (Place & { x: number; y: number })[] = [
  { label: "Mercado de materiales de producción", x: 140, y: 68 },
  { label: "Mercado Huangyuan", x: 922, y: 68 },
];

/** Market map (SPEC.md section 2): drawn and named; a click on a district does nothing, the list beside it leads on. */
export function MarketMap() {
  return (
    <Section id="mapa" title={t.map} lead={t.mapLead}>
      <ul className="grid grid-cols-2 gap-2 text-sm font-semibold sm:hidden">
        {[...BLOCKS, ...LABELS].map(({ label, note }: Place) => (
          <li key={label} className="rounded-control border border-line bg-surface p-3">
            {label}
            {note && <span className="block text-xs font-normal text-muted">{note}</span>}
          </li>
        ))}
      </ul>
      <div className="hidden rounded-block border border-line bg-surface p-5 sm:block">
        <svg viewBox="0 0 1000 240" role="img" aria-label={t.mapAlt} className="h-auto w-full">
          <path d="M0 115H1000M278 0V240M538 0V240M692 115V240M846 0V240" stroke="var(--color-line)" strokeWidth="6" />
          {BLOCKS.map(({ label, note, x, y, width, height, tone }) => (
            <g key={label}>
              <rect
                x={x}
                y={y}
                width={width}
                height={height}
                rx="10"
                fill={tone}
                strokeDasharray={note && "6 5"}
                stroke={note ? "#bdb6a6" : "none"}
              />
              <text
                x={x + width / 2}
                y={y + height / 2 + (note ? -2 : 5)}
                textAnchor="middle"
                fontSize="15"
                fontWeight="650"
                fill="#1d1b16"
              >
                {label}
              </text>
              {note && (
                <text x={x + width / 2} y={y + height / 2 + 18} textAnchor="middle" fontSize="13" fill="#615c51">
                  {note}
                </text>
              )}
            </g>
          ))}
          {LABELS.map(({ label, x, y }) => (
            <g key={label}>
              <circle cx={x} cy={y - 24} r="6" fill="var(--color-accent)" />
              <text x={x} y={y} textAnchor="middle" fontSize="13" fill="#1d1b16">
                {label}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </Section>
  );
}
