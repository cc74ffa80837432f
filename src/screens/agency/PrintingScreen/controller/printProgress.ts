/**
 * Creates a store for the number of stickers that have been drawn or checked. If the number were part of the screen's
 * state, each change would render the whole screen and not only the text with the number.
 */
export function createPrintProgress() {
  let drawnCount = 0;
  const listeners = new Set<() => void>();
  return {
    report: (next: number) => {
      drawnCount = next;
      listeners.forEach((listener) => listener());
    },
    getSnapshot: () => drawnCount,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type PrintProgress = ReturnType<typeof createPrintProgress>;
