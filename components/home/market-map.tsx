import { Section } from "@/components/ui/section";
import { text } from "@/lib/text";

const t = text.home;

type Block = { label: string; note?: string; x: number; y: number; width: number; height: number; tone: string };

/** The districts as they lie along the city's avenues, in the units of the drawing. */
const BLOCKS: Block[] = [
  { label: "Distrito 1", x: 20, y: 120, width: 150, height: 96, tone: "#cfe5d8" },
  { label: "Distrito 1-East", x: 178, y: 120, width: 92, height: 96, tone: "#e0f0e8" },
  { label: "Distrito 2", x: 282, y: 120, width: 130, height: 96, tone: "#f6e2b8" },
  { label: "Distrito 2-East", x: 420, y: 120, width: 92, height: 96, tone: "#fdf1d6" },
  { label: "Distrito 3", x: 524, y: 120, width: 140, height: 96, tone: "#f7d3c8" },
  { label: "Distrito 4", x: 676, y: 120, width: 150, height: 96, tone: "#d5dff0" },
  { label: "Distrito 5", x: 838, y: 120, width: 142, height: 96, tone: "#e6d8ee" },
  {
    label: "Centro Mundial de Comercio Digital",
    note: t.underConstruction,
    x: 524,
    y: 20,
    width: 302,
    height: 76,
    tone: "#efece4",
  },
];
const LABELS = [
  { label: "Mercado de materiales de producción", x: 180, y: 62 },
  { label: "Mercado Huangyuan", x: 910, y: 62 },
];

/** Market map (SPEC.md section 2): drawn and named; a click on a district does nothing, the list beside it leads on. */
export function MarketMap() {
  return (
    <Section id="mapa" title={t.map} lead={t.mapLead}>
      <div className="snap-row rounded-block border border-line bg-surface p-3 sm:p-5">
        <svg viewBox="0 0 1000 240" role="img" aria-label={t.mapAlt} className="h-auto w-[46rem] sm:w-full">
          <path d="M0 108H1000M272 0V240M516 0V240M830 0V240" stroke="var(--color-line)" strokeWidth="6" />
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
              <text x={x} y={y} textAnchor="middle" fontSize="14" fill="#1d1b16">
                {label}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </Section>
  );
}
