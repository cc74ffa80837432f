import { useState } from 'react';
import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { isSameValue } from './isSameValue';
import type { LatestValues } from './LatestValuesContext';

/**
 * Shows the latest version of a record in a form that was opened with an older one. `latestValues` is for the
 * LatestValuesContext around the fields: where both versions differ, the fields offer the latest value.
 */
export function useShowLatestValues<Values extends FieldValues, Draft>(form: UseFormReturn<Values, unknown, Draft>) {
  const [latestValues, setLatestValues] = useState<LatestValues>();

  /**
   * Puts the latest values into the form, except into fields that the user has changed. Returns the names of the fields
   * that were changed both here and elsewhere.
   */
  const showLatest = (latest: object): FieldPath<Values>[] => {
    const { defaultValues: before = {} } = form.formState;
    const typed = form.getValues();
    const values = { ...typed, ...before, ...latest };
    const typedNames = Object.keys(typed).filter((name) => !isSameValue(typed[name], get(before, name)));
    // Keeps the form's references to the field elements. Without them, the form could no longer focus its fields.
    form.reset(values, { keepFieldsRef: true });
    form.reset(
      { ...values, ...Object.fromEntries(typedNames.map((name) => [name, typed[name]])) },
      { keepDefaultValues: true, keepFieldsRef: true },
    );
    setLatestValues((shown) => ({ before: shown?.before ?? before, latest: values }));
    return typedNames.filter((name): name is FieldPath<Values> => {
      const value: unknown = values[name];
      return !isSameValue(value, get(before, name)) && !isSameValue(value, typed[name]);
    });
  };

  return { latestValues, showLatest, forgetLatest: () => setLatestValues(undefined) };
}
