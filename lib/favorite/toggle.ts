type Handlers = {
  send: (id: string, isSaved: boolean) => Promise<unknown>;
  paint: (id: string, isSaved: boolean) => void;
  failed: (id: string, error: unknown) => void;
};

/** Optimistic favourites: sent one at a time per product, rolled back on failure. Only the last quick press is sent. */
export function createFavoriteToggle({ send, paint, failed }: Handlers) {
  const loaded = new Set<string>();
  const wantedStates = new Map<string, boolean>();
  const busy = new Set<string>();
  /** Sequence number of each heart's last change. */
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
    know,
    /** Reads the saved state; changes made meanwhile win over the answer. */
    async learn(ids: readonly string[], ask: () => Promise<ReadonlySet<string>>) {
      const turnsBefore = turns;
      const saved = await ask();
      know(
        ids.filter((id) => (turned.get(id) ?? 0) <= turnsBefore),
        saved,
      );
    },
    press(id: string): Promise<void> {
      turn(id);
      wantedStates.set(id, !isSaved(id));
      paint(id, isSaved(id));
      return settle(id);
    },
  };
}
