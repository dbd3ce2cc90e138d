import { z } from "zod";
import { Category, type CategoryTree } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import { cachePerDatabase } from "../ttl-cache.ts";

const Level = z.literal([1, 2, 3]);
const Row = Category.extend({ level: Level });
type CategoryRow = z.output<typeof Row>;

const CACHED_SECONDS = 10;
const cache = cachePerDatabase<Categories>(CACHED_SECONDS, 1);

export class Categories {
  readonly all: CategoryRow[];
  readonly #byId: Map<string, CategoryRow>;
  readonly #below = new Map<string | null, CategoryRow[]>();

  constructor(all: CategoryRow[]) {
    this.all = all;
    this.#byId = new Map(all.map((category) => [category.id, category]));
    for (const category of all) {
      const parent = category.parent_id ?? null;
      this.#below.set(parent, [...this.below(parent), category]);
    }
  }

  find(id: string): CategoryRow | undefined {
    return this.#byId.get(id);
  }

  below(id: string | null): CategoryRow[] {
    return this.#below.get(id) ?? [];
  }

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

const ALL = "select id, parent_id, level, name, img, total from category order by level, position, id";

export function categories(database: Database): Promise<Categories> {
  return cache.of(database).get("all", async () => new Categories(await database.rows(Row, ALL)));
}
