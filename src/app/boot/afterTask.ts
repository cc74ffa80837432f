/** Calls `callback` in a later task. Unlike a timer, it is not delayed in a hidden tab. */
export function afterTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callback;
  port2.postMessage(null);
}
