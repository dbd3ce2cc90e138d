import { Icon } from "@/components/ui/icon";
import { text } from "@/lib/text";

const t = text.session;

export function LoginBenefits() {
  return (
    <aside aria-labelledby="ventajas" className="flex flex-col justify-center bg-deep p-6 text-white sm:p-8 lg:p-10">
      <h2 id="ventajas" className="text-title">
        {t.benefitsTitle}
      </h2>
      <ul className="mt-6 flex flex-col gap-5">
        {t.benefitsList.map(({ title, text: detail }) => (
          <li key={title} className="flex gap-3">
            <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-white/15">
              <Icon name="check" size={16} />
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="mt-0.5 text-sm">{detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
