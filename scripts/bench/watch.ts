/** What the page under the stopwatch tells about itself, in ms of its own clock. */
type Watch = {
  /** When the document last changed and the change had been drawn. */
  changed: number;
  /** How long the browser took from each key to the next frame. */
  frames: number[];
};

declare global {
  interface Window {
    watch: Watch;
    /**
     * Resolves with `watch.changed` when something has changed since `since` and then nothing for a while; with
     * nothing when nothing has changed for long.
     */
    settled: (since: number) => Promise<number | undefined>;
  }
}

const calm = 400;
const patience = 8000;

window.watch = { changed: 0, frames: [] };

new MutationObserver(() =>
  requestAnimationFrame(() => setTimeout(() => (window.watch.changed = performance.now()))),
).observe(document.body, { childList: true, subtree: true, characterData: true });

const keys = new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.name === 'keydown') window.watch.frames.push(entry.duration);
});
// TypeScript's own library does not know the threshold of the Event Timing standard yet.
const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
keys.observe(options);

window.settled = async (since) => {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { changed } = window.watch;
    if (changed > since && performance.now() - changed > calm) return changed;
    if (performance.now() - Math.max(changed, since) > patience) return undefined;
  }
};
