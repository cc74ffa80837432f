import { useState } from 'react';
import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { isSameValue } from './isSameValue';
import type { LatestValues } from './LatestValuesContext';

/**
 * Lets a form take over a later version of its record. `latestValues` is for the `LatestValuesContext` around the
 * fields, which then offer the values of that version.
 */
export function useShowLatestValues<Values extends FieldValues, Draft>(form: UseFormReturn<Values, unknown, Draft>) {
  const [latestValues, setLatestValues] = useState<LatestValues>();

  /**
   * Takes over the values of the later version, except in fields that the user has changed. Returns the names of the
   * fields that both have changed.
   */
  const showLatest = (latest: object): FieldPath<Values>[] => {
    const { defaultValues: before = {} } = form.formState;
    const typed = form.getValues();
    const values = { ...typed, ...before, ...latest };
    const typedNames = Object.keys(typed).filter((name) => !isSameValue(typed[name], get(before, name)));
    // Keeps the elements of the fields, which would otherwise lose the ability to get the focus.
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
