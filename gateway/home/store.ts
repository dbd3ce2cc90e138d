import { z } from "zod";
import { Slide } from "../../lib/contract/home.ts";
import type { Database } from "../db/database.ts";
import { categories } from "../product/categories.ts";

const SLIDES = "select type, content, img, title, subtitle from slide where place = $1 order by position, id";

export const listSlides = async (database: Database, place: "banner" | "advert") => ({
  data: await database.rows(Slide, SLIDES, [place]),
});

const Link = z.object({ title: z.string(), url: z.string() });

export const listNavigationLinks = async (database: Database) => ({
  data: await database.rows(Link, "select title, url from navigation_link order by position"),
});

export async function readCategoryMenu(database: Database) {
  const tops = (await categories(database)).below(null);
  return { data: tops.flatMap(({ id, name, img }) => (img ? [{ id, title: name, img }] : [])) };
}
