import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MemberHeading } from "@/components/member/member-heading";
import { Icon } from "@/components/ui/icon";
import { dateTimeLabel, fill } from "@/lib/format";
import { findOrder } from "@/lib/order/server";
import { describeShipping } from "@/lib/order/shipping";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const { shipping: t, backToOrder } = text.order;

type Props = { params: Promise<{ orderNo: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `${t.photos} ${(await params).orderNo}` };
}

/** The photos of an order's loading, one under the other; the order's history leads here. */
export default async function LoadingPhotosPage({ params, searchParams }: Props) {
  const [{ orderNo }, { family }] = await Promise.all([params, searchParams]);
  const found = await findOrder(orderNo, family);
  const photos = found ? describeShipping(found.order, t).photos : [];
  if (!found || photos.length === 0) notFound();
  return (
    <>
      <a
        href={routes.order(orderNo, found.family)}
        className="-mb-4 flex min-h-11 items-center gap-1 self-start text-sm font-semibold text-brand hover:underline"
      >
        <Icon name="chevron-left" size={18} />
        {backToOrder}
      </a>
      <MemberHeading title={t.photos} lead={fill(t.photosLead, { number: orderNo })} />
      <ol className="flex max-w-3xl flex-col gap-6">
        {photos.map(({ anchor, url, alt, takenAt }) => (
          <li key={anchor} id={anchor}>
            <figure className="overflow-hidden rounded-block border border-line bg-surface">
              <a href={url} title={t.download}>
                <img src={url} alt={alt} width={1200} height={900} className="h-auto w-full" />
              </a>
              <figcaption className="p-3 text-sm">
                {alt}
                {takenAt && (
                  <time dateTime={takenAt} className="block text-xs text-muted">
                    {dateTimeLabel(takenAt)}
                  </time>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </>
  );
}
