/** Properties that `recordErrors` adds to the window of a page. */
export type RecordedWindow = Window & {
  /** Windows that the page has opened. Their `print` counts its calls in `printCount`. */
  openedWindows: (Window & { printCount: number })[];
  /** Files that the page has saved, which are not downloaded. */
  savedFiles: { name: string; content: Blob }[];
};

/** Session storage key of the list of errors, which includes those of previous pages of the tab. */
export const errorsKey = 'recorded-errors';

/**
 * Runs in each page before its other scripts. Records console errors and warnings, uncaught errors, policy violations,
 * and elements that fail to load. Replaces printing and downloads, for which browsers would open dialogs.
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
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      record(`console: ${values.map(String).join(' ')}`);
      write(...values);
    };
  }
  const watch = (view: Window) => {
    view.addEventListener(
      'error',
      (event) => {
        const isElement = event.target !== view;
        record(isElement ? `not loaded: ${(event.target as Element).outerHTML}` : `uncaught: ${event.message}`);
      },
      { capture: true },
    );
    view.addEventListener('unhandledrejection', ({ reason }) => record(`rejected: ${String(reason)}`));
    view.document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      record(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  };
  watch(window);

  const recordedWindow = window as unknown as RecordedWindow;
  recordedWindow.openedWindows = [];
  recordedWindow.savedFiles = [];
  const openWindow = window.open.bind(window);
  window.open = (...options) => {
    const opened = openWindow(...options);
    if (!opened) return opened;
    watch(opened);
    const view = Object.assign(opened, { printCount: 0 });
    view.print = () => (view.printCount += 1);
    recordedWindow.openedWindows.push(view);
    return opened;
  };

  const contents = new Map<string, Blob>();
  const createUrl = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (content) => {
    const url = createUrl(content);
    if (content instanceof Blob) contents.set(url, content);
    return url;
  };
  HTMLAnchorElement.prototype.click = function () {
    const content = contents.get(this.href);
    if (this.download && content) recordedWindow.savedFiles.push({ name: this.download, content });
    else HTMLElement.prototype.click.call(this);
  };
}
