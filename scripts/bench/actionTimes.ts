/** Times in ms that the page stores in `window.watch`, for the scripts that measure the page. */
type PageTimes = {
  /** Time (`performance.now()`) at which the last change of the document was drawn. */
  changedAt: number;
  /** Time (`performance.now()`) at which the page began to load its rows. */
  openedAt: number;
};

/** Durations in ms that are measured for one action, such as a keystroke. */
export type ActionTimes = {
  /** Time from the event to the frame with the new rows. */
  rowsTime: number;
  /** Longest time from an event of the action to the next frame: the INP (interaction to next paint) of the action. */
  frameTime: number;
  /** Duration of the longest task after the event; 0 if all tasks took less than 50 ms. */
  longestTaskTime: number;
};

declare global {
  interface Window {
    watch: PageTimes;
    /**
     * Waits until the page has changed after the time `since` and has stopped changing. Resolves to the time of the
     * last change, or to undefined if nothing changes for `timeout` ms.
     */
    waitForChange: (since: number) => Promise<number | undefined>;
    /** Resolves to the times until the table shows its first rows, without the time to load the scripts. */
    waitForFirstRows: () => Promise<ActionTimes>;
    /** Measures an action: from the next event of this type until the rows have changed. */
    startAction: (eventType: 'keydown' | 'click') => void;
    /** Waits for the end of the measurement that `startAction` has begun, and resolves to its times. */
    endAction: () => Promise<ActionTimes>;
  }
}

/** Time in ms without changes after which the page counts as complete. */
const quietTime = 400;
/** Maximum time in ms to wait for a change. */
const timeout = 8000;

window.watch = { changedAt: 0, openedAt: 0 };

new MutationObserver(() =>
  requestAnimationFrame(() => setTimeout(() => (window.watch.changedAt = performance.now()))),
).observe(document.body, { childList: true, subtree: true, characterData: true });

/** Calls `onEntry` for each performance entry of a type. */
function observePerformance(type: string, onEntry: (entry: PerformanceEntry) => void) {
  // `durationThreshold` (W3C Event Timing) is missing in TypeScript's DOM library.
  const options: PerformanceObserverInit & { durationThreshold: number } = { type, durationThreshold: 16 };
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe(options);
}

const eventEntries: PerformanceEntry[] = [];
const taskEntries: PerformanceEntry[] = [];
observePerformance('event', (entry) => eventEntries.push(entry));
observePerformance('longtask', (entry) => taskEntries.push(entry));

window.waitForChange = async (since) => {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { changedAt } = window.watch;
    if (changedAt > since && performance.now() - changedAt > quietTime) return changedAt;
    if (performance.now() - Math.max(changedAt, since) > timeout) return undefined;
  }
};

/** Returns the text of the rows, both in our tables and in MUI's DataGrid. */
const readRows = () => document.querySelector('tbody, .MuiDataGrid-virtualScrollerRenderZone')?.textContent ?? '';

/** Resolves to the time at which rows that differ from `rowsBefore` have been drawn. */
const waitForRows = (rowsBefore: string) =>
  new Promise<number>((resolve) => {
    const checkRows = () => {
      if (readRows() === rowsBefore) requestAnimationFrame(checkRows);
      else setTimeout(() => resolve(performance.now()));
    };
    checkRows();
  });

const findLongest = (entries: PerformanceEntry[], since: number) =>
  Math.max(0, ...entries.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration));

/**
 * Resolves to the times of the action that began at `start`. `longestTaskTime` includes tasks that run up to
 * `quietTime` ms after the new rows have been drawn.
 */
async function measureAction(start: number, rowsBefore: string): Promise<ActionTimes> {
  const end = await waitForRows(rowsBefore);
  await new Promise((resolve) => setTimeout(resolve, quietTime));
  return {
    rowsTime: end - start,
    frameTime: findLongest(eventEntries, start - 1),
    longestTaskTime: findLongest(taskEntries, start - 1),
  };
}

window.waitForFirstRows = async () => {
  await waitForRows('');
  return measureAction(window.watch.openedAt, '');
};

let actionTimes: Promise<ActionTimes> | undefined;

window.startAction = (eventType) => {
  const rowsBefore = readRows();
  actionTimes = new Promise((resolve) =>
    addEventListener(eventType, ({ timeStamp }) => resolve(measureAction(timeStamp, rowsBefore)), {
      once: true,
      capture: true,
    }),
  );
};

window.endAction = () => actionTimes ?? Promise.reject(new Error('No action has started.'));
