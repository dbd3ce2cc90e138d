"use client";

import type { ReactNode } from "react";
import { useTowns } from "@/lib/geo/client";

export type Town = { value: string; label: string };

export type LoadedTownsProps = {
  department: string;
  /** `retry` is given if the towns could not be read. */
  children: (towns: Town[], retry?: () => void) => ReactNode;
};

export function LoadedTowns({ department, children }: LoadedTownsProps) {
  const { data = [], error, isValidating, mutate } = useTowns(department);
  const towns = data.map(({ id, name }) => ({ value: id, label: name }));
  return children(towns, error && !isValidating ? () => void mutate() : undefined);
}
