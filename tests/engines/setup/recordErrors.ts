/** Properties that `recordErrors` adds to the window of a page. */
export type RecordedWindow = Window & {
  /** Windows that the page has opened. Their function `print` only increases `printCount`. */
  openedWindows: (Window & { printCount: number })[];
  /** Files that the page has saved. The browser does not download them. */
  savedFiles: { name: string; content: Blob }[];
};

/** Session storage key of the list of errors, which includes those of previous pages of the tab. */
export const errorsKey = 'recorded-errors';

/**
 * Records console errors and warnings, uncaught errors, policy violations, and elements that fail to load. Replaces
 * printing and downloads, for which browsers would open dialogs. Its source text runs in each page before the page's
 * scripts, so it cannot use the other exports of this file.
 */
export function recordErrors(): void {
  const key = 'recorded-errors';
  let isLeaving = false;
  window.addEventListener('beforeunload', () => (isLeaving = true));
  const record = (error: string) => {
    // Ignores the requests that Firefox reports as failed because the user leaves the page.
    if (isLeaving) return;
    const errors = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...errors, `${location.pathname} ${error}`]));
  };
  for (const level of ['error', 'warn'] as const) {
    const writeToConsole = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      record(`console: ${values.map(String).join(' ')}`);
      writeToConsole(...values);
    };
  }
  const watchErrors = (watchedWindow: Window) => {
    watchedWindow.addEventListener(
      'error',
      (event) => {
        const isElement = event.target !== watchedWindow;
        record(isElement ? `not loaded: ${(event.target as Element).outerHTML}` : `uncaught: ${event.message}`);
      },
      { capture: true },
    );
    watchedWindow.addEventListener('unhandledrejection', ({ reason }) => record(`rejected: ${String(reason)}`));
    watchedWindow.document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      record(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  };
  watchErrors(window);

  const recordedWindow = window as unknown as RecordedWindow;
  recordedWindow.openedWindows = [];
  recordedWindow.savedFiles = [];
  const openWindow = window.open.bind(window);
  window.open = (...options) => {
    const openedWindow = openWindow(...options);
    if (!openedWindow) return openedWindow;
    watchErrors(openedWindow);
    const countingWindow = Object.assign(openedWindow, { printCount: 0 });
    countingWindow.print = () => (countingWindow.printCount += 1);
    recordedWindow.openedWindows.push(countingWindow);
    return openedWindow;
  };

  const contentsByUrl = new Map<string, Blob>();
  const createUrl = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (content) => {
    const url = createUrl(content);
    if (content instanceof Blob) contentsByUrl.set(url, content);
    return url;
  };
  HTMLAnchorElement.prototype.click = function () {
    const content = contentsByUrl.get(this.href);
    if (this.download && content) recordedWindow.savedFiles.push({ name: this.download, content });
    else HTMLElement.prototype.click.call(this);
  };
}
