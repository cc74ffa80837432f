/** Measurements that the page takes, and that `lists.ts` reads from `window.watch`. All times are in ms. */
type Measurements = {
  /** Time (`performance.now()`) at which the document was last drawn after a change. */
  changed: number;
  /** Time from each keystroke to the next frame. */
  frames: number[];
};

declare global {
  interface Window {
    watch: Measurements;
    /** Waits until changes after `since` have stopped. Resolves with the time of the last one, or undefined. */
    waitForChange: (since: number) => Promise<number | undefined>;
  }
}

/** Time in ms without a change, after which the page counts as complete. */
const quietTime = 400;
/** Maximum time in ms to wait for a change. */
const timeout = 8000;

window.watch = { changed: 0, frames: [] };

new MutationObserver(() =>
  requestAnimationFrame(() => setTimeout(() => (window.watch.changed = performance.now()))),
).observe(document.body, { childList: true, subtree: true, characterData: true });

const keyObserver = new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.name === 'keydown') window.watch.frames.push(entry.duration);
});
// `durationThreshold` (W3C Event Timing) is missing in TypeScript's DOM library.
const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
keyObserver.observe(options);

window.waitForChange = async (since) => {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { changed } = window.watch;
    if (changed > since && performance.now() - changed > quietTime) return changed;
    if (performance.now() - Math.max(changed, since) > timeout) return undefined;
  }
};
