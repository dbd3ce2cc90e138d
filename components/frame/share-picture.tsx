import { env } from "@/lib/env";
import { SHARE_SIZE } from "@/lib/seo/share-picture";

type ShareFacts = { title: string; lead: string; pictures: readonly string[] };

// Tokens of app/globals.css and the gold of logo.tsx; the renderer has no custom properties.
const COLOUR = { paper: "#f7f5f0", brand: "#0a6a4b", strong: "#074c36", soft: "#e0f0e8", gold: "#f2b84b", white: "#ffffff" };
const TILE = 270;
const LONG_TITLE = 34;

/** Share image; the renderer supports flex boxes only. */
export function SharePicture({ title, lead, pictures }: ShareFacts) {
  return (
    <div style={{ ...SHARE_SIZE, display: "flex", backgroundColor: COLOUR.brand, color: COLOUR.white }}>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          flex: 1,
          justifyContent: "space-between",
          padding: "56px 40px 52px 60px",
        }}
      >
        <div style={{ display: "flex", alignItems: "center", gap: 18, fontSize: 32 }}>
          <Mark />
          {env.SITE_NAME}
        </div>
        <div style={{ display: "flex", flexDirection: "column", gap: 22 }}>
          <div
            style={{
              fontSize: title.length > LONG_TITLE ? 58 : 70,
              lineHeight: 1.1,
              letterSpacing: -2,
              WebkitTextStroke: `2px ${COLOUR.white}`,
            }}
          >
            {title}
          </div>
          <div style={{ fontSize: 30, lineHeight: 1.35, color: COLOUR.soft }}>{lead}</div>
        </div>
        <div style={{ width: 120, height: 8, borderRadius: 4, backgroundColor: COLOUR.gold }} />
      </div>
      {pictures.length > 0 && <Tiles pictures={pictures.length < 4 ? pictures.slice(0, 1) : pictures.slice(0, 4)} />}
    </div>
  );
}

function Mark() {
  return (
    <svg width="64" height="64" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill={COLOUR.strong} />
      <path d="M8 9l8 9 8-9M16 18v7" fill="none" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="16" cy="8.5" r="2.5" fill={COLOUR.gold} />
    </svg>
  );
}

function Tiles({ pictures }: { pictures: readonly string[] }) {
  const side = pictures.length === 1 ? 2 * TILE + 18 : TILE;
  return (
    <div
      style={{
        display: "flex",
        flexWrap: "wrap",
        alignContent: "center",
        gap: 18,
        width: 2 * TILE + 54,
        padding: 18,
        backgroundColor: COLOUR.paper,
      }}
    >
      {pictures.map((source) => (
        <img key={source} src={source} alt="" width={side} height={side} style={{ borderRadius: 22, objectFit: "cover" }} />
      ))}
    </div>
  );
}
