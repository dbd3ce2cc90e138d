type Handlers = {
  send: (id: string, isSaved: boolean) => Promise<unknown>;
  paint: (id: string, isSaved: boolean) => void;
  failed: (id: string, error: unknown) => void;
};

/** Shows a pressed favourite at once, and rolls back on failure. One request at a time for each product: of presses meanwhile the last counts. */
export function createFavoriteToggle({ send, paint, failed }: Handlers) {
  const loaded = new Set<string>();
  const wantedStates = new Map<string, boolean>();
  const busy = new Set<string>();
  let changes = 0;
  const lastChange = new Map<string, number>();
  const countChange = (id: string) => {
    changes += 1;
    lastChange.set(id, changes);
  };

  const isSaved = (id: string) => wantedStates.get(id) ?? loaded.has(id);

  function setLoaded(id: string, saved: boolean) {
    if (saved) loaded.add(id);
    else loaded.delete(id);
  }

  async function sendChanges(id: string) {
    if (busy.has(id)) return;
    busy.add(id);
    try {
      for (let target = isSaved(id); target !== loaded.has(id); target = isSaved(id)) {
        await send(id, target);
        setLoaded(id, target);
      }
    } catch (error) {
      failed(id, error);
    }
    wantedStates.delete(id);
    busy.delete(id);
    countChange(id);
    paint(id, loaded.has(id));
  }

  function applySaved(ids: readonly string[], saved: ReadonlySet<string>) {
    for (const id of ids) {
      setLoaded(id, saved.has(id));
      paint(id, isSaved(id));
    }
  }

  return {
    applySaved,
    /** Reads which products are saved. Products that were pressed meanwhile keep their state. */
    async loadSaved(ids: readonly string[], ask: () => Promise<ReadonlySet<string>>) {
      const changesBefore = changes;
      const saved = await ask();
      applySaved(
        ids.filter((id) => (lastChange.get(id) ?? 0) <= changesBefore),
        saved,
      );
    },
    press(id: string): Promise<void> {
      countChange(id);
      wantedStates.set(id, !isSaved(id));
      paint(id, isSaved(id));
      return sendChanges(id);
    },
  };
}
