import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Country } from "@/lib/geo";
import { useCountries } from "@/lib/geo/client";
import { Failure } from "./submit";
import type { AccountWords } from "./words";

type Props = { words: AccountWords; children: (countries: Country[]) => ReactNode };

/** A form that lets choose a country, once the countries are there. Without them it would forget what was chosen before. */
export function WithCountries({ words, children }: Props) {
  const { data, error, isValidating, mutate } = useCountries();
  if (data) return children(data);
  if (isValidating || !error) return <p className="text-sm text-muted">{words.loading}</p>;
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <Failure text={words.noCountries} />
      <Button look="secondary" onClick={() => mutate()}>
        {words.retry}
      </Button>
    </div>
  );
}
