/** Why a line cannot be ordered as it stands. Another quantity solves the last three. */
export type Obstacle = "unavailable" | "stock" | "variant" | "minimum" | "step" | "maximum";

/** The `notice` of a cart's line. A changed price is left out beside an obstacle: pages show one of the two, and the obstacle matters more. */
export function lineNotice(
  obstacle: Obstacle | undefined,
  isPriceChanged: boolean,
): "unavailable" | "stock" | "variant" | "price" | undefined {
  if (obstacle === "unavailable" || obstacle === "stock" || obstacle === "variant") return obstacle;
  return obstacle === undefined && isPriceChanged ? "price" : undefined;
}
