import { Icon, type IconName } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import type { Factory, ShopPage } from "@/lib/contract/shop";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.shop;

type Props = { name: string; factory: Factory | undefined; page: ShopPage | undefined };

/** The evidence for a supplier: introduction, licences, premises, contact. What was not handed in is said to be missing. */
export function ShopEvidence({ name, factory, page }: Props) {
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
          ratio={3 / 4}
        />
      </Section>
      <Section id="instalaciones" title={t.pictures}>
        <Pictures
          pictures={[...new Set(pictures)]}
          alt={(index) => fill(t.pictureAlt, { name, index })}
          missing={t.noPictures}
          ratio={16 / 10}
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
  const all: { icon: IconName; label: string; value: string | undefined }[] = [
    { icon: "user", label: t.contactPerson, value: page?.contacts },
    { icon: "phone", label: t.telephone, value: page?.telephone },
    { icon: "mail", label: t.email, value: page?.email },
    { icon: "pin", label: t.address, value: factory?.address },
  ];
  const lines = all.filter(({ value }) => value);
  if (lines.length === 0) return null;
  return (
    <Section id="contacto" title={t.contact}>
      <dl className="rounded-card border border-line bg-surface p-4 text-sm">
        {lines.map(({ icon, label, value }) => (
          <div key={label} className="relative py-1.5 pl-8">
            <dt className="text-xs text-muted">
              <Icon name={icon} size={18} className="absolute left-0 top-2" />
              {label}
            </dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

type PicturesProps = { pictures: string[]; alt: (index: number) => string; missing: string; ratio: number };

function Pictures({ pictures, alt, missing, ratio }: PicturesProps) {
  if (pictures.length === 0) return <p className="rounded-card border border-line bg-sunken p-4 text-sm">{missing}</p>;
  return (
    <ul className="snap-row -mx-4 gap-3 px-4 sm:mx-0 sm:grid sm:grid-cols-3 sm:px-0 lg:grid-cols-5">
      {pictures.map((src, index) => (
        <li key={src} className="w-60 overflow-hidden rounded-card border border-line bg-surface sm:w-auto">
          <Picture
            src={src}
            alt={alt(index + 1)}
            widths={[240, 480, 640]}
            sizes="(min-width: 64rem) 18vw, 240px"
            ratio={ratio}
            className="size-full object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
