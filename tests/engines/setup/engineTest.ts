import type { Visitor } from './visitor';

/** Arguments of the functions that define tests. */
export type EngineTest = {
  /** Opens a tab without cookies and storage. It is closed after the test. */
  visit: () => Promise<Visitor>;
};
