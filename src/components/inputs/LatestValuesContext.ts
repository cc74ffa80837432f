import { createContext } from 'react';

export type LatestValues = {
  /** Values of the form when it was opened, or after its last save. */
  before: object;
  /** Values that were saved elsewhere since then. */
  latest: object;
};

/** The values that were saved elsewhere while the user edited a form; undefined if the user has not asked for them. */
export const LatestValuesContext = createContext<LatestValues | undefined>(undefined);
