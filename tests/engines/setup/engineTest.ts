import type { Visitor } from './visitor';

export type EngineTest = {
  /** Opens a tab without cookies and storage. It is closed after the test. */
  visit: () => Promise<Visitor>;
};
