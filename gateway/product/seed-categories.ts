import { categoryPicture } from "../media/paths.ts";
import { childId } from "./seed-kinds.ts";
import type { CategorySeed } from "./seed-rows.ts";
import { type TopCategory, vocabulary } from "./vocabulary.ts";

type Branch = TopCategory["children"][number];

function leavesOf(top: TopCategory, sub: Branch, subId: number): CategorySeed[] {
  return sub.children.map(({ name, goods }, position) => {
    const [first, second] = goods;
    const more = second ? [second.icon] : (first?.more ?? []).slice(0, 1);
    const img = categoryPicture({ icon: first?.icon ?? sub.icon, more, hue: top.hue, level: 3 });
    return { id: childId(subId, position), parent_id: subId, level: 3, position, name, img };
  });
}

function treeOf(top: TopCategory, position: number): CategorySeed[] {
  const { id, name, icon, hue } = top;
  const subs = top.children.flatMap((sub, place): CategorySeed[] => {
    const subId = childId(id, place);
    const img = categoryPicture({ icon: sub.icon, hue, level: 2 });
    return [{ id: subId, parent_id: id, level: 2, position: place, name: sub.name, img }, ...leavesOf(top, sub, subId)];
  });
  const more = top.children.map((sub) => sub.icon).filter((other) => other !== icon);
  const img = categoryPicture({ icon, more: more.slice(0, 2), hue, level: 1 });
  return [{ id, parent_id: null, level: 1, position, name, img }, ...subs];
}

/** The three levels, every parent before its children. */
export const categorySeeds = (): CategorySeed[] => vocabulary().flatMap(treeOf);
