/** Keys with a name. Other text is typed with `type`. */
export type Key = 'Enter' | 'Escape' | 'Shift' | 'Tab';

/** A tab of a browser, with the few commands that the protocols of all engines have. */
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
  /** Changes the size of the viewport, in px. An engine may have a larger minimum width. */
  resize: (width: number, height: number) => Promise<void>;
  /** Returns the visible part of the page as a PNG. */
  screenshot: () => Promise<Buffer>;
  /** Closes the tab, and deletes its cookies and storage. */
  close: () => Promise<void>;
};

/** A running browser. */
export type Engine = {
  /** Opens an empty tab without cookies and storage. */
  openTab: () => Promise<Tab>;
  /** Ends the browser and all of its processes. */
  stop: () => Promise<void>;
};

/** Time in ms after which a command of a browser that does not respond fails. */
export const commandTimeout = 45_000;

/** Size of the viewport of new tabs, in px. */
export const defaultSize = [1280, 860] as const;
