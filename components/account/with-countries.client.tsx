"use client";

import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { Country } from "@/lib/geo";
import { useCountries } from "@/lib/geo/client";
import type { AccountCopy } from "./copy";
import { Failure } from "./submit";

type Props = { copy: AccountCopy; children: (countries: Country[]) => ReactNode };

/** Waits for the countries: a select without its option would lose the saved value. */
export function WithCountries({ copy, children }: Props) {
  const { data, error, isValidating, mutate } = useCountries();
  const containerRef = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so its focus moves to the container.
  const retry = () => {
    containerRef.current?.focus();
    mutate();
  };
  const waiting =
    isValidating || !error ? (
      <p className="text-sm text-muted">{copy.loading}</p>
    ) : (
      <div role="alert" className="flex flex-col items-start gap-3">
        <Failure text={copy.noCountries} />
        <Button variant="secondary" onClick={retry}>
          {copy.retry}
        </Button>
      </div>
    );
  return (
    <div ref={containerRef} tabIndex={-1} className="outline-none">
      {data ? children(data) : waiting}
    </div>
  );
}
