import type { Load } from "@/lib/contract/carton";
import file from "@/messages/content/landing.json";
import type { Figures } from "./figures";

const toLoad = ({ metres, kg }: { metres: number; kg: number }) => ({
  volume: Math.round(metres * 1_000_000),
  weight: Math.round(kg * 1000),
});
/** In cubic centimetres and grams. */
export const CONTAINER_CAPACITY = { twenty: toLoad(file.containers.twenty), forty: toLoad(file.containers.forty) };

export type Containers = { twenty: number; forty: number };

/** Containers of one size that a load needs. 0 for a negative load, which is left when the 40-foot containers hold more than the load. */
const containersNeeded = (load: Load, { volume, weight }: Load) =>
  Math.max(Math.ceil(load.volume / volume), Math.ceil(load.weight / weight), 0);

/** Only this many numbers of 40-foot containers are tried, counted from none and from the most, so that huge loads take little time. */
const FORTIES_VARIED = 30;

export function containersFor(load: Load, { twenty, forty }: Pick<Figures, "twenty" | "forty">): Containers {
  const most = containersNeeded(load, CONTAINER_CAPACITY.forty);
  const containersCost = (containers: Containers) => containers.twenty * twenty + containers.forty * forty;
  const counts = Array.from({ length: Math.min(most, FORTIES_VARIED) + 1 }, (_, count) => [count, most - count]).flat();
  const choices = counts.map((count): Containers => {
    const rest = {
      volume: load.volume - count * CONTAINER_CAPACITY.forty.volume,
      weight: load.weight - count * CONTAINER_CAPACITY.forty.weight,
    };
    return { twenty: containersNeeded(rest, CONTAINER_CAPACITY.twenty), forty: count };
  });
  return choices.reduce((best, other) => (containersCost(other) < containersCost(best) ? other : best));
}
