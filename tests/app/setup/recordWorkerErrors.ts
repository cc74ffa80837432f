import type { Page } from 'playwright';

/** A message of the DevTools protocol from a worker. */
type WorkerMessage = {
  method?: string;
  params?: {
    entry?: { level: string; text: string };
    exceptionDetails?: { text: string; exception?: { description?: string } };
  };
};

/**
 * Calls `record` with the uncaught exceptions, policy violations and failed requests of the page's workers. Playwright
 * reports only the console messages of workers. Also reports errors that occurred before the connection to a worker.
 */
export async function recordWorkerErrors(page: Page, record: (error: string) => void): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'worker') return;
    for (const [id, method] of ['Log.enable', 'Runtime.enable'].entries()) {
      // `send` rejects if the worker has ended.
      devtools
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
        .catch(() => undefined);
    }
  });
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { method, params } = JSON.parse(message) as WorkerMessage;
    const { entry, exceptionDetails: exception } = params ?? {};
    if (method === 'Log.entryAdded' && entry && ['error', 'warning'].includes(entry.level))
      record(`worker: ${entry.text}`);
    if (method === 'Runtime.exceptionThrown' && exception)
      record(`worker: ${exception.text} ${exception.exception?.description ?? ''}`);
  });
  await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
}
