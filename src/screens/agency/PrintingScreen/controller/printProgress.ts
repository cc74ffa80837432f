/**
 * Creates an external store for the number of stickers that have been drawn or checked. With React state in the screen,
 * each change would render the whole screen instead of only the progress.
 */
export function createPrintProgress() {
  let doneCount = 0;
  const listeners = new Set<() => void>();
  return {
    report: (newCount: number) => {
      doneCount = newCount;
      listeners.forEach((listener) => listener());
    },
    getSnapshot: () => doneCount,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type PrintProgress = ReturnType<typeof createPrintProgress>;
