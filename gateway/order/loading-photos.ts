import { z } from "zod";
import type { Database } from "../db/database.ts";
import { lockMember } from "../lock-member.ts";
import { parsePicture } from "../media/parse-path.ts";
import { loadingPicture } from "../media/paths.ts";
import { renderPicture } from "../media/render.ts";
import { LOADING_VIEWS } from "../media/views.ts";
import type { Files } from "../upload/files.ts";
import { deleteGeneratedFile, type GeneratedFile, registerGeneratedFile, storeGeneratedFile } from "../upload/generated-files.ts";
import { addPhotos } from "./papers.ts";

export const LOADINGS_DUE = "select id from member_order where photos_at <= now() and id > $1 order by id limit $2";

const WIDTH = 1200;
const DEFAULT_THINGS = { icon: "package", hue: 205 };

const ALTS = {
  cartons: "Cartones del pedido listos en la bodega, con un producto encima (imagen del entorno de pruebas)",
  container: "Cartones apilados dentro del contenedor abierto (imagen del entorno de pruebas)",
  sealed: "Contenedor cerrado con precinto amarillo (imagen del entorno de pruebas)",
} satisfies Record<(typeof LOADING_VIEWS)[number], string>;

const Claimed = z.object({ id: z.number(), orderNo: z.string(), memberId: z.number(), cover: z.string().optional() });

// A lease while drawing; after a crash the next gateway takes over.
const CLAIM = `
  update member_order set photos_at = now() + interval '5 minutes' where id = $1 and photos_at <= now()
  returning id, order_no as "orderNo", member_id as "memberId", cover`;
const MARK_DONE = "update member_order set photos_at = null where id = $1 and photos_at is not null";

function thingsOnCover(cover: string | undefined) {
  const picture = cover === undefined ? undefined : parsePicture(cover);
  if (picture?.kind !== "goods") return DEFAULT_THINGS;
  const [icon = DEFAULT_THINGS.icon, ...more] = picture.icons;
  return { icon, more, hue: picture.hue };
}

async function draw(
  view: (typeof LOADING_VIEWS)[number],
  things: ReturnType<typeof thingsOnCover>,
  seed: number,
): Promise<Buffer> {
  for (const wanted of [things, DEFAULT_THINGS]) {
    const picture = parsePicture(loadingPicture({ ...wanted, view, seed }));
    const bytes = picture && (await renderPicture(picture, WIDTH, "webp"));
    if (bytes) return bytes;
  }
  throw new Error(`no picture of a loading: ${view}`);
}

/** Staging has no photographs of a loading: they are drawn, outside of any transaction since that is slow. */
export async function photographLoading(database: Database, files: Files, orderId: number): Promise<void> {
  const order = await database.row(Claimed, CLAIM, [orderId]);
  if (!order) return;
  const photos: (GeneratedFile & { alt: string })[] = [];
  for (const view of LOADING_VIEWS) {
    const bytes = await draw(view, thingsOnCover(order.cover), order.id);
    photos.push({
      ...(await storeGeneratedFile(files, bytes, { type: "image/webp", name: `cargue-${view}.webp` })),
      alt: ALTS[view],
    });
  }
  const isDone = await database.transaction(async (sql) => {
    await lockMember(sql, order.memberId);
    if ((await sql.run(MARK_DONE, [order.id])) === 0) return false;
    for (const file of photos) await registerGeneratedFile(sql, file, order.memberId);
    await addPhotos(sql, order, photos);
    return true;
  });
  if (!isDone) await Promise.all(photos.map(({ path }) => deleteGeneratedFile(files, path)));
}
