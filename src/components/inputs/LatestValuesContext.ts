import { createContext } from 'react';

export type LatestValues = {
  /** Values of the form when it was opened, or after its last save. */
  before: object;
  /** Values that were saved elsewhere after `before`. */
  latest: object;
};

/**
 * The values that were saved elsewhere, for example in another tab, while the user edited a form. Undefined until the
 * user clicks 'Show latest'.
 */
export const LatestValuesContext = createContext<LatestValues | undefined>(undefined);
