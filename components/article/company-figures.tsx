import company from "@/messages/content/company.json";

export function CompanyFigures() {
  return (
    <dl className="grid grid-cols-3 gap-4">
      {company.facts.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="text-2xl font-extrabold tracking-tight text-brand-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
