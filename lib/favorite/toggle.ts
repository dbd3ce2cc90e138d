type Handlers = {
  /** Makes the gateway agree with what the person wants. */
  send: (id: string, isSaved: boolean) => Promise<unknown>;
  /** Shows it, before the gateway has answered and again when it refuses. */
  paint: (id: string, isSaved: boolean) => void;
  failed: (id: string, error: unknown) => void;
};

/**
 * Hearts that answer at once: what is pressed is shown, sent one at a time for each product, and taken back when it fails.
 * Presses while one is under way are remembered as the last of them.
 */
export function heartsOver({ send, paint, failed }: Handlers) {
  const loaded = new Set<string>();
  const wantedStates = new Map<string, boolean>();
  const busy = new Set<string>();
  /** When a heart was last turned over, or that was settled, in turns of any heart. */
  const turned = new Map<string, number>();
  let turns = 0;
  const turn = (id: string) => {
    turns += 1;
    turned.set(id, turns);
  };

  const isSaved = (id: string) => wantedStates.get(id) ?? loaded.has(id);

  function keep(id: string, saved: boolean) {
    if (saved) loaded.add(id);
    else loaded.delete(id);
  }

  async function settle(id: string) {
    if (busy.has(id)) return;
    busy.add(id);
    try {
      for (let target = isSaved(id); target !== loaded.has(id); target = isSaved(id)) {
        await send(id, target);
        keep(id, target);
      }
    } catch (error) {
      failed(id, error);
    }
    wantedStates.delete(id);
    busy.delete(id);
    turn(id);
    paint(id, loaded.has(id));
  }

  function know(ids: readonly string[], saved: ReadonlySet<string>) {
    for (const id of ids) {
      keep(id, saved.has(id));
      paint(id, isSaved(id));
    }
  }

  return {
    /** What the gateway says is saved, of these products. */
    know,
    /** Asks the gateway; hearts that were turned over after the question know better than its answer. */
    async learn(ids: readonly string[], ask: () => Promise<ReadonlySet<string>>) {
      const turnsBefore = turns;
      const saved = await ask();
      know(
        ids.filter((id) => (turned.get(id) ?? 0) <= turnsBefore),
        saved,
      );
    },
    /** Turns one heart over; answers when the gateway has said its word. */
    press(id: string): Promise<void> {
      turn(id);
      wantedStates.set(id, !isSaved(id));
      paint(id, isSaved(id));
      return settle(id);
    },
  };
}
