/** Prints, as Markdown, code and tests for each part and call of docs/specification.md. */

import { CITATIONS, findCallers, PARTS, SPECIFIED_CALLS, TAGS } from "./specification.ts";

const code = (files: string[]) => [...new Set(files)].map((file) => `\`${file}\``).join("<br>") || "–";
const row = (...cells: string[]) => `| ${cells.join(" | ")} |`;

const rows = PARTS.flatMap(({ number, title }) => {
  const cited = CITATIONS.filter((citation) => citation.number === number).map(({ file }) => file);
  const proofs = TAGS.filter(({ numbers }) => numbers.includes(number)).map((tag) => `\`${tag.file}\` › ${tag.title}`);
  const calls = SPECIFIED_CALLS.filter(({ section }) => section === number).map(({ name, call }) =>
    row(
      `${number} \`${name}\` ${call}`,
      code(findCallers(name, /^(?!.*\.(test|spec)\.)(app|components|gateway|lib(?!\/contract))\//)),
      code(findCallers(name, /\.(test|spec)\.tsx?$/)),
    ),
  );
  return [row(`${number} ${title}`, code(cited), proofs.join("<br>") || "–"), ...calls];
});

console.info(["# Coverage of the specification", "", row("What", "Code", "Tests"), row("---", "---", "---"), ...rows].join("\n"));
