/** Keys that `press` accepts. For characters, use `type`. */
export type Key = 'Enter' | 'Escape' | 'Shift' | 'Tab';

/** A tab of a browser, with the commands that the tests need and the protocols of all engines support. */
export type Tab = {
  /** Loads a page, and waits for its load event. */
  open: (url: string) => Promise<void>;
  /** Calls a function in the page. Its arguments and its result are JSON. */
  evaluate: <Result, Values extends unknown[]>(
    callback: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Awaited<Result>>;
  /** Moves the mouse pointer to a position of the viewport in px, and clicks. */
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Changes the size of the viewport, in px. Some engines have a minimum width. */
  resize: (width: number, height: number) => Promise<void>;
  /** Returns the visible part of the page as a PNG. */
  takeScreenshot: () => Promise<Buffer>;
  /** Closes the tab, and deletes its cookies and storage. */
  close: () => Promise<void>;
};

export type Engine = {
  /** Opens an empty tab without cookies and storage. */
  openTab: () => Promise<Tab>;
  /** Ends the browser and all of its processes. */
  stop: () => Promise<void>;
};

/** Time in ms after which a command fails if the browser does not respond. */
export const commandTimeout = 45_000;

/** Size of the viewport of new tabs, in px. */
export const defaultSize = [1280, 860] as const;
