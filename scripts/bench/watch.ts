/** Measurements that the page takes of itself and lists.ts reads. All times are in ms. */
type Watch = {
  /** Time (`performance.now()`) at which the document was last drawn after a change. */
  changed: number;
  /** Time from each keystroke to the next frame. */
  frames: number[];
};

declare global {
  interface Window {
    watch: Watch;
    /** Resolves with the time of the last change after `since` when changes have stopped; undefined if none comes. */
    waitForChange: (since: number) => Promise<number | undefined>;
  }
}

/** The changes count as stopped when the last one is this long ago, in ms. */
const pause = 400;
/** Time in ms to wait for a change. */
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
    if (changed > since && performance.now() - changed > pause) return changed;
    if (performance.now() - Math.max(changed, since) > timeout) return undefined;
  }
};
