import { Icon, type IconName } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import type { Factory, ShopDetail, ShopPage } from "@/lib/contract/shop";
import { fill } from "@/lib/format";
import { shopPictures } from "@/lib/shop";
import { text } from "@/lib/text";
import { ZoomedPictures } from "./zoomed-pictures.client";

const t = text.shop;

const { zoom, close, previous, next } = text.product;
const COPY = { zoom, close, previous, next };

type Props = { shop: ShopDetail; factory: Factory | undefined; page: ShopPage | undefined };

export function ShopProfile({ shop, factory, page }: Props) {
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-10">
        <Introduction factory={factory} page={page} />
        <ContactCard shop={shop} factory={factory} page={page} />
      </div>
      <Pictures
        id="licencias"
        title={t.licenses}
        shop={shop}
        pictures={factory?.businessLicenseList}
        alt={t.licenseAlt}
        missing={t.noLicenses}
        shape="portrait"
      />
      <Pictures
        id="instalaciones"
        title={t.pictures}
        shop={shop}
        pictures={shopPictures(factory, page)}
        alt={t.pictureAlt}
        missing={t.noPictures}
        shape="landscape"
      />
    </>
  );
}

function Introduction({ factory, page }: Omit<Props, "shop">) {
  const introduction = factory?.introduce || page?.introduction;
  if (!introduction) return null;
  return (
    <Section id="empresa" title={t.introduction}>
      <p className="max-w-prose whitespace-pre-line">{introduction}</p>
    </Section>
  );
}

function ContactCard({ shop, factory, page }: Props) {
  const all: { icon: IconName; label: string; value: string | undefined; scheme?: string }[] = [
    { icon: "user", label: t.contactPerson, value: page?.contacts },
    { icon: "phone", label: t.telephone, value: page?.telephone, scheme: "tel:" },
    { icon: "mail", label: t.email, value: page?.email, scheme: "mailto:" },
    { icon: "factory", label: shop.factory ? t.premises : t.address, value: factory?.address },
  ];
  const known = all.filter(({ value }) => value);
  if (known.length === 0) return null;
  const stall = { icon: "pin", label: t.stall, value: shop.location } as const;
  const lines: typeof all = shop.factory && shop.location ? [...known, stall] : known;
  return (
    <Section id="contacto" title={t.contact}>
      <dl className="rounded-card border border-line bg-surface p-4 text-sm">
        {lines.map(({ icon, label, value = "", scheme }) => (
          <div key={label} className="py-1.5">
            <dt className="flex items-center gap-2 text-xs text-muted">
              <Icon name={icon} size={16} />
              {label}
            </dt>
            <dd className="pl-6 break-words">
              {scheme ? (
                <a href={scheme + value.replaceAll(" ", "")} className="inline-flex min-h-11 items-center text-brand underline">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

type PicturesProps = {
  id: string;
  title: string;
  shop: ShopDetail;
  pictures: string[] | undefined;
  alt: string;
  missing: string;
  shape: "portrait" | "landscape";
};

function Pictures({ id, title, shop: { name }, pictures, alt, missing, shape }: PicturesProps) {
  if (!pictures) return null;
  const named = pictures.map((src, index) => ({ src, alt: fill(alt, { name, index: index + 1 }) }));
  return (
    <Section id={id} title={title}>
      {named.length > 0 ? (
        <ZoomedPictures title={`${title} · ${name}`} pictures={named} shape={shape} copy={COPY} />
      ) : (
        <p className="rounded-card border border-line bg-sunken p-4 text-sm">{missing}</p>
      )}
    </Section>
  );
}
