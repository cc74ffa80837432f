/** Number of stickers drawn so far. Outside the state of the screen, so that a report renders one line only. */
export function createPrintProgress() {
  let prepared = 0;
  const listeners = new Set<() => void>();
  return {
    report: (next: number) => {
      prepared = next;
      listeners.forEach((listener) => listener());
    },
    getSnapshot: () => prepared,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type PrintProgress = ReturnType<typeof createPrintProgress>;
