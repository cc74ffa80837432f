import type { Visitor } from './visitor';

/** Argument of the functions that define the tests of an engine. */
export type EngineTestContext = {
  /** Opens a tab without cookies and storage, which is closed after the test. */
  visit: () => Promise<Visitor>;
};
