import { createContext } from 'react';

export type LatestValues = {
  /** Values of the form when it was opened, or after its last save. */
  valuesBefore: object;
  /** Values of the form in the latest saved version of the record. */
  valuesAfter: object;
};

/**
 * The form's values before and after the record was saved elsewhere, for example in another tab, while the user edited
 * the form. Undefined until the user clicks 'Show latest'.
 */
export const LatestValuesContext = createContext<LatestValues | undefined>(undefined);
