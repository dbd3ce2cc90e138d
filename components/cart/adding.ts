import type { Wanted } from "@/lib/cart/client";
import { isMember, keepCount, knownCount, linesWith, readLines, writeLines } from "@/lib/cart/kept";
import { drawn } from "@/lib/drawn";
import { fill, groupedNumber, plural } from "@/lib/format";
import later from "@/messages/later.json";
import { tellFailure, tellWithWay, warn } from "./tell";

const words = later.basket;
/** The cart's address; the table of all routes would come to every page with it. */
const CART = "/cart";

function tellAdded(lines: Wanted[], name: string) {
  const [first, ...others] = lines;
  if (!first) return;
  const quantity = groupedNumber(first.quantity);
  const title = others.length > 0 ? plural(words.addedMany, lines.length) : fill(words.added, { name, quantity });
  tellWithWay(title, { href: CART, label: words.toCart });
}

async function addAsGuest(wanted: Wanted[], name: string) {
  const { lines, refused } = linesWith(readLines(), wanted);
  writeLines(lines);
  const [first] = refused;
  if (first) warn(words[first.reason]);
  else tellAdded(wanted, name);
  await drawn();
  const { rememberSeen } = await import("@/lib/cart/guest-client");
  await rememberSeen();
}

async function addAsMember(wanted: Wanted[], name: string) {
  const before = knownCount();
  keepCount(before + wanted.length);
  try {
    const { memberBasket } = await import("@/lib/cart/client");
    const { refused } = await memberBasket.add(wanted);
    const [first] = refused;
    if (first) warn(refused.map(({ name: of = name, reason }) => fill(words.refused, { name: of, reason })).join(" "));
    else tellAdded(wanted, name);
  } catch (error) {
    keepCount(before);
    tellFailure(words.addFailed, error);
  }
}

/** Adds lines to the cart of this person, shown in the badge at once and taken back when it fails; `name` is the product's. */
export const addToCart = (wanted: Wanted[], name: string): Promise<void> =>
  isMember() ? addAsMember(wanted, name) : addAsGuest(wanted, name);
