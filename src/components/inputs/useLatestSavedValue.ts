import { use } from 'react';
import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';

import { isSameValue } from './isSameValue';
import { LatestValuesContext } from './LatestValuesContext';

/**
 * Returns the latest saved value of a field if it was saved elsewhere, such as in another tab, and differs from the
 * value in the field; otherwise undefined.
 */
export function useLatestSavedValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  name: Name,
  fieldValue: unknown,
): { latest: PathValue<Values, Name> } | undefined {
  const { valuesBefore, valuesAfter: latestValues } = use(LatestValuesContext) ?? {};
  const latest: PathValue<Values, Name> = get(latestValues, name);
  return isSameValue(latest, get(valuesBefore, name)) || isSameValue(latest, fieldValue) ? undefined : { latest };
}
