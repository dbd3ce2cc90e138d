import { type Load, loadsTogether } from "@/lib/contract/carton";
import { multiplyDivide, splitByWeights } from "@/lib/contract/whole";
import { CONTAINER_CAPACITY, type Containers, containersFor } from "./containers";
import { type Figures, freightMode } from "./figures";
import { dutyRate } from "./published";

// Landed cost (specification 25, docs/landing.md). Prices, freight and insurance are integers of cents, after the exchange integers of
// pesos. Amounts are rounded where dollars become pesos and where a share is taken.

/** Goods with one tariff heading. `cents`: their price in the order. */
export type Goods = { cents: number; load: Load; heading?: string | undefined };

export const ITEMS = ["goods", "freight", "insurance", "duty", "vat", "agent", "inland"] as const;
export type Item = (typeof ITEMS)[number];

/** Amounts in pesos. `customsValue`: goods, freight and insurance, on which duty is charged. `containers`: only in the mode `container`. */
export type Estimate = { items: Record<Item, number>; total: number; customsValue: number; containers: Containers | undefined };

/** 100 % in hundredths of a percent. Also: dollar cents × rate in hundredths of a peso / WHOLE = pesos. */
const WHOLE = 10_000;
const CUBIC_METRE = 1_000_000;

/** `isWhole`: the goods are the whole shipment and bear its minimum charges. Otherwise they bear their share of a shipment (`toShipment`). */
export function estimateCosts(goods: Goods[], figures: Figures, isWhole: boolean): Estimate | undefined {
  const load = loadsTogether(goods.map(({ load: one }) => one));
  const chargedOwn = chargedLoad(load);
  if (chargedOwn === 0) return undefined;
  const shipment = toShipment(load, figures, isWhole);
  const ownShare = (pesos: number) => multiplyDivide(pesos, chargedOwn, chargedLoad(shipment));
  const cents = sum(goods.map((one) => one.cents));
  const freight = estimateFreight(load, shipment, figures);
  const insurance = multiplyDivide(cents + freight.cents, figures.insurance, WHOLE);
  const costs = declarationsByHeading(goods, freight.cents, insurance).map((declaration) => customsCosts(declaration, figures));
  const total = (name: "goods" | "freight" | "insurance" | "duty" | "vat") => sum(costs.map((cost) => cost[name]));
  const customsValue = total("goods") + total("freight") + total("insurance");
  const items = {
    goods: total("goods"),
    freight: total("freight"),
    insurance: total("insurance"),
    duty: total("duty"),
    vat: total("vat"),
    agent: Math.max(multiplyDivide(customsValue, figures.agent, WHOLE), ownShare(figures.agentLeast)),
    inland: Math.max(multiplyDivide(figures.inland, chargedOwn, CUBIC_METRE), ownShare(figures.inlandLeast)),
  };
  return { items, total: sum(Object.values(items)), customsValue, containers: freight.containers };
}

/** Air freight: 6,000 cm³ count as 1 kg. */
const AIR_CENTIMETRES_A_GRAM = 6;

/** Sea and road charge by volume or weight, whichever is greater: 1 m³ counts as 1 t. */
const chargedLoad = ({ volume, weight }: Load) => Math.max(volume, weight);
const chargedLoadByAir = ({ volume, weight }: Load) => Math.max(Math.ceil(volume / AIR_CENTIMETRES_A_GRAM), weight);

/** The shipment that the goods travel in. If they are a part of it: one 20-foot container or the stated volume, never less than the goods. */
function toShipment(load: Load, figures: Figures, isWhole: boolean): Load {
  if (isWhole) return load;
  const shipmentVolume = freightMode(figures) === "container" ? CONTAINER_CAPACITY.twenty.volume : figures.shipment * 1000;
  return { volume: Math.max(shipmentVolume, load.volume), weight: load.weight };
}

type Freight = { cents: number; containers: Containers | undefined };

function estimateFreight(load: Load, shipment: Load, figures: Figures): Freight {
  const mode = freightMode(figures);
  if (mode === "air") return { cents: multiplyDivide(figures.air, chargedLoadByAir(load), 1000), containers: undefined };
  // A shipment below one cubic metre pays for a whole one.
  if (mode === "shared")
    return {
      cents: multiplyDivide(figures.shared, chargedLoad(load), Math.min(chargedLoad(shipment), CUBIC_METRE)),
      containers: undefined,
    };
  const containers = containersFor(shipment, figures);
  const cents = containers.twenty * figures.twenty + containers.forty * figures.forty;
  return { cents: multiplyDivide(cents, chargedLoad(load), chargedLoad(shipment)), containers };
}

type Declaration = { cents: number; freight: number; insurance: number; heading: string | undefined };

function customsCosts({ cents, freight, insurance, heading }: Declaration, { trm, duty: statedDuty, vat: rate }: Figures) {
  const pesos = (dollarCents: number) => multiplyDivide(dollarCents, trm, WHOLE);
  const [goods, goodsAndFreight, customsValue] = [pesos(cents), pesos(cents + freight), pesos(cents + freight + insurance)];
  const duty = multiplyDivide(customsValue, statedDuty ?? dutyRate(heading), WHOLE);
  return {
    goods,
    freight: goodsAndFreight - goods,
    insurance: customsValue - goodsAndFreight,
    duty,
    vat: multiplyDivide(customsValue + duty, rate, WHOLE),
  };
}

/** Each tariff heading has its own duty, so freight and insurance are divided among the headings. */
function declarationsByHeading(goods: Goods[], freight: number, insurance: number): Declaration[] {
  const groups = [...new Set(goods.map(({ heading }) => heading))].map((heading) => {
    const ofHeading = goods.filter((one) => one.heading === heading);
    return {
      heading,
      cents: sum(ofHeading.map(({ cents }) => cents)),
      charged: chargedLoad(loadsTogether(ofHeading.map(({ load }) => load))),
    };
  });
  const loads = groups.map((group) => group.charged);
  const centsByGroup = groups.map(({ cents }) => cents);
  const freights = splitByWeights(freight, loads);
  const insurances = splitByWeights(insurance, sum(centsByGroup) > 0 ? centsByGroup : loads);
  return groups.map(({ heading, cents }, index) => ({
    heading,
    cents,
    freight: freights[index] ?? 0,
    insurance: insurances[index] ?? 0,
  }));
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export const perUnit = (total: number, quantity: number): number => multiplyDivide(total, 1, Math.max(1, quantity));

const ROUND_PRICE = 100;

/** A sale price in pesos, rounded up to hundreds. `margin`: the share of the price that is not cost, in hundredths of a percent. */
export const salePrice = (cost: number, margin: number): number =>
  Math.ceil(multiplyDivide(cost, WHOLE, WHOLE - margin) / ROUND_PRICE) * ROUND_PRICE;
