/** Measurements of the page, in ms of `performance.now()`. */
type Watch = {
  /** The time of the last change in the document, after it was drawn. */
  changed: number;
  /** The time from each keystroke to the next frame. */
  frames: number[];
};

declare global {
  interface Window {
    watch: Watch;
    /** Resolves with the time of the last change after `since`, once changes have stopped; undefined if none came. */
    waitForChange: (since: number) => Promise<number | undefined>;
  }
}

const pause = 400;
const timeout = 8000;

window.watch = { changed: 0, frames: [] };

new MutationObserver(() =>
  requestAnimationFrame(() => setTimeout(() => (window.watch.changed = performance.now()))),
).observe(document.body, { childList: true, subtree: true, characterData: true });

const keys = new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.name === 'keydown') window.watch.frames.push(entry.duration);
});
// Missing in TypeScript's DOM library: durationThreshold of the Event Timing standard.
const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
keys.observe(options);

window.waitForChange = async (since) => {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { changed } = window.watch;
    if (changed > since && performance.now() - changed > pause) return changed;
    if (performance.now() - Math.max(changed, since) > timeout) return undefined;
  }
};
