export type Choice = { value: string; label: string };

const comparable = (text: string) => text.trim().toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

type Found = {
  fitting: Choice[];
  /** Written in full, with or without accents. */
  exact: Choice | undefined;
  /** What Enter takes. */
  likely: Choice | undefined;
};

export function findChoices(choices: Choice[], typed: string): Found {
  const sought = comparable(typed);
  if (sought === "") return { fitting: choices, exact: undefined, likely: undefined };
  const fitting = choices.filter(({ label, value }) => comparable(`${label} ${value}`).includes(sought));
  const exact = fitting.find(({ label, value }) => [label, value].map(comparable).includes(sought));
  const likely = exact ?? fitting.find(({ label }) => comparable(label).startsWith(sought)) ?? fitting[0];
  return { fitting, exact, likely };
}
