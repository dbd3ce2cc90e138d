import type { Scope } from "./correct.ts";
import { fold, oneLetterDeletions, plain } from "./keyword.ts";

const WORD = /\p{L}{3,}/gu;

export class TermCount {
  readonly #scope: Scope;
  readonly #weights = new Map<string, number>();

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  add(texts: string[]) {
    for (const word of new Set(texts.join(" ").toLowerCase().normalize("NFC").match(WORD))) {
      this.#weights.set(word, (this.#weights.get(word) ?? 0) + 1);
    }
  }

  *rows() {
    for (const [term, weight] of this.#weights) {
      if (fold(term) === "") continue;
      yield { scope: this.#scope, term, plain: plain(term), weight, deletions: oneLetterDeletions(term) };
    }
  }
}
