import { z } from "zod";
import { Category, type CategoryTree } from "../../lib/contract/category.ts";
import { addToList } from "../add-to-list.ts";
import type { Database } from "../db/database.ts";
import { cachePerDatabase } from "../ttl-cache.ts";

const Level = z.literal([1, 2, 3]);
const Row = Category.extend({ level: Level });
type CategoryRow = z.output<typeof Row>;

export class Categories {
  readonly all: CategoryRow[];
  readonly #byId: Map<string, CategoryRow>;
  readonly #below = new Map<string | null, CategoryRow[]>();

  constructor(all: CategoryRow[]) {
    this.all = all;
    this.#byId = new Map(all.map((category) => [category.id, category]));
    for (const category of all) addToList(this.#below, category.parent_id ?? null, category);
  }

  find(id: string): CategoryRow | undefined {
    return this.#byId.get(id);
  }

  below(id: string | null): CategoryRow[] {
    return this.#below.get(id) ?? [];
  }

  /** From the top category down to the category itself; empty for an unknown one. */
  lineage(id: string): CategoryRow[] {
    const category = this.find(id);
    if (!category) return [];
    return [...(category.parent_id ? this.lineage(category.parent_id) : []), category];
  }

  tree(): CategoryTree[] {
    return this.below(null).map((top) => ({
      ...top,
      children: this.below(top.id).map((sub) => ({ ...sub, children: this.below(sub.id) })),
    }));
  }
}

const CACHED_SECONDS = 10;
const caches = cachePerDatabase<Categories>(CACHED_SECONDS, 1);

const ALL = "select id, parent_id, level, name, img, total from category order by level, position, id";

export function categories(database: Database): Promise<Categories> {
  return caches.of(database).get("all", async () => new Categories(await database.rows(Row, ALL)));
}
