import { Icon, type IconName } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { pictureAt } from "@/components/ui/picture-address";
import { Section } from "@/components/ui/section";
import type { Factory, ShopPage } from "@/lib/contract/shop";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.shop;

type Props = { name: string; factory: Factory | undefined; page: ShopPage | undefined };

export function ShopProfile({ name, factory, page }: Props) {
  const pictures = [
    ...(factory?.mainPicList ?? []),
    ...(factory?.secondaryPicList ?? []),
    ...(page?.factoryPicsList ?? []),
    ...(page?.aboutUsList ?? []),
    ...(page?.showcaseList ?? []),
  ];
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-10">
        <Introduction factory={factory} page={page} />
        <ContactCard factory={factory} page={page} />
      </div>
      <Section id="licencias" title={t.licenses}>
        <Pictures
          pictures={factory?.businessLicenseList ?? []}
          alt={(index) => fill(t.licenseAlt, { name, index })}
          missing={t.noLicenses}
          shape="portrait"
        />
      </Section>
      <Section id="instalaciones" title={t.pictures}>
        <Pictures
          pictures={pictures}
          alt={(index) => fill(t.pictureAlt, { name, index })}
          missing={t.noPictures}
          shape="landscape"
        />
      </Section>
    </>
  );
}

function Introduction({ factory, page }: Omit<Props, "name">) {
  const introduction = factory?.introduce || page?.introduction;
  if (!introduction) return null;
  return (
    <Section id="empresa" title={t.introduction}>
      <p className="max-w-prose whitespace-pre-line">{introduction}</p>
    </Section>
  );
}

function ContactCard({ factory, page }: Omit<Props, "name">) {
  const all: { icon: IconName; label: string; value: string | undefined; scheme?: string }[] = [
    { icon: "user", label: t.contactPerson, value: page?.contacts },
    { icon: "phone", label: t.telephone, value: page?.telephone, scheme: "tel:" },
    { icon: "mail", label: t.email, value: page?.email, scheme: "mailto:" },
    { icon: "pin", label: t.address, value: factory?.address },
  ];
  const lines = all.filter(({ value }) => value);
  if (lines.length === 0) return null;
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

const SHAPES = {
  portrait: { ratio: 3 / 4, look: "aspect-3/4" },
  landscape: { ratio: 4 / 3, look: "aspect-4/3" },
};

type PicturesProps = { pictures: string[]; alt: (index: number) => string; missing: string; shape: keyof typeof SHAPES };

function Pictures({ pictures, alt, missing, shape }: PicturesProps) {
  const { ratio, look } = SHAPES[shape];
  if (pictures.length === 0) return <p className="rounded-card border border-line bg-sunken p-4 text-sm">{missing}</p>;
  return (
    <ul className="snap-row -mx-4 scroll-px-4 gap-3 px-4 sm:mx-0 sm:grid sm:grid-cols-3 sm:px-0 lg:grid-cols-5">
      {[...new Set(pictures)].map((src, index) => (
        <li key={src} className="w-60 sm:w-auto">
          <a
            href={pictureAt(src, 1600)}
            className="block overflow-hidden rounded-card border border-line bg-surface hover:border-brand"
          >
            <Picture
              src={src}
              alt={alt(index + 1)}
              widths={[240, 480, 640]}
              sizes="(min-width: 64rem) 18vw, 240px"
              ratio={ratio}
              className={`w-full object-cover ${look}`}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
