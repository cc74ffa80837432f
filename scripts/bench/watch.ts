/** Measurements that the page takes, and that the scripts read from `window.watch`. All times are in ms. */
type Measurements = {
  /** Time (`performance.now()`) at which the document was last drawn after a change. */
  changed: number;
  /** Time from each keystroke to the next frame. */
  frames: number[];
  /** Time at which the page has asked for its rows. */
  opened: number;
};

/** The times in ms of one action. */
export type ActionTimes = {
  /** From the event to the frame with the new rows. */
  rows: number;
  /** From the event to the next frame, the longest of the action: its interaction to next paint (INP). */
  frame: number;
  /** Longest task that the action started. 0 if all were below 50 ms. */
  task: number;
};

declare global {
  interface Window {
    watch: Measurements;
    /** Waits until changes after `since` have stopped. Resolves with the time of the last one, or undefined. */
    waitForChange: (since: number) => Promise<number | undefined>;
    /** Resolves with the times of the first rows, without those of loading code. */
    waitForFirstRows: () => Promise<ActionTimes>;
    /** Starts to measure the action of the next event of this type, until the rows are others. */
    startAction: (event: 'keydown' | 'click') => void;
    /** Resolves with the times of the action. */
    endAction: () => Promise<ActionTimes>;
  }
}

/** Time in ms without a change, after which the page counts as complete. */
const quietTime = 400;
/** Maximum time in ms to wait for a change. */
const timeout = 8000;

window.watch = { changed: 0, frames: [], opened: 0 };

new MutationObserver(() =>
  requestAnimationFrame(() => setTimeout(() => (window.watch.changed = performance.now()))),
).observe(document.body, { childList: true, subtree: true, characterData: true });

/** Calls `onEntry` for each performance entry of a type. */
function observe(type: string, onEntry: (entry: PerformanceEntry) => void) {
  // `durationThreshold` (W3C Event Timing) is missing in TypeScript's DOM library.
  const options: PerformanceObserverInit & { durationThreshold: number } = { type, durationThreshold: 16 };
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe(options);
}

const events: PerformanceEntry[] = [];
const tasks: PerformanceEntry[] = [];
observe('event', (entry) => {
  events.push(entry);
  if (entry.name === 'keydown') window.watch.frames.push(entry.duration);
});
observe('longtask', (entry) => tasks.push(entry));

window.waitForChange = async (since) => {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { changed } = window.watch;
    if (changed > since && performance.now() - changed > quietTime) return changed;
    if (performance.now() - Math.max(changed, since) > timeout) return undefined;
  }
};

/** Returns the text of the rows, of our tables and of DataGrid. */
const readRows = () => document.querySelector('tbody, .MuiDataGrid-virtualScrollerRenderZone')?.textContent ?? '';

/** Resolves with the time at which rows that differ from `before` have been drawn. */
const waitForRows = (before: string) =>
  new Promise<number>((resolve) => {
    const check = () => {
      if (readRows() === before) requestAnimationFrame(check);
      else setTimeout(() => resolve(performance.now()));
    };
    check();
  });

const longest = (entries: PerformanceEntry[], since: number) =>
  Math.max(0, ...entries.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration));

/** The times of what began at `start`, including what it still does after the new rows. */
async function measure(start: number, before: string): Promise<ActionTimes> {
  const end = await waitForRows(before);
  await new Promise((resolve) => setTimeout(resolve, quietTime));
  return { rows: end - start, frame: longest(events, start - 1), task: longest(tasks, start - 1) };
}

window.waitForFirstRows = async () => {
  await waitForRows('');
  return measure(window.watch.opened, '');
};

let action: Promise<ActionTimes> | undefined;

window.startAction = (event) => {
  const before = readRows();
  action = new Promise((resolve) =>
    addEventListener(event, ({ timeStamp }) => resolve(measure(timeStamp, before)), { once: true, capture: true }),
  );
};

window.endAction = () => action ?? Promise.reject(new Error('No action has started.'));
