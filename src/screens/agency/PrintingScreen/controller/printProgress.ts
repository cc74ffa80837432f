/**
 * Creates a store for the number of stickers that have been drawn. The number is not part of the screen's state, so
 * that a change renders only the line of text that shows it.
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
