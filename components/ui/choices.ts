export type Choice = { value: string; label: string };

const comparable = (text: string) => text.trim().toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

type Found = {
  fitting: Choice[];
  /** Written in full, with or without accents, or the only one that begins so: taken when the field is left. */
  sure: Choice | undefined;
  /** What Enter takes. */
  likely: Choice | undefined;
};

export function findChoices(choices: Choice[], typed: string): Found {
  const sought = comparable(typed);
  if (sought === "") return { fitting: choices, sure: undefined, likely: undefined };
  const fitting = choices.filter(({ label, value }) => comparable(`${label} ${value}`).includes(sought));
  const exact = fitting.find(({ label, value }) => [label, value].map(comparable).includes(sought));
  const beginning = fitting.filter(({ label }) => comparable(label).startsWith(sought));
  const likely = exact ?? beginning[0] ?? fitting[0];
  return { fitting, sure: exact ?? (beginning.length === 1 ? beginning[0] : undefined), likely };
}
