/** Maximum time in ms of a task. Longer tasks delay the response to the user's input. */
const maxTaskMs = 12;

let taskStartTime = 0;

/**
 * Lets the browser paint and handle input if the current task has taken `maxTaskMs`. Call it in long loops.
 */
export async function yieldIfNeeded(): Promise<void> {
  if (performance.now() - taskStartTime < maxTaskMs) return;
  await waitForNextTask();
  taskStartTime = performance.now();
}

/** Resolves when the browser has nothing else to do, or after a few seconds. */
export function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 2000);
  });
}

/** Resolves in the next task. Does not use a timer, since browsers delay repeated timers by 4 ms. */
function waitForNextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
