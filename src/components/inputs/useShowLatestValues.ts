import { useState } from 'react';
import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { isSameValue } from './isSameValue';
import type { LatestValues } from './LatestValuesContext';

/**
 * Shows the latest version of a record in a form that was opened with an older version. `latestValues` is the value for
 * the LatestValuesContext around the fields: fields that differ between both versions offer the latest value.
 */
export function useShowLatestValues<Values extends FieldValues, Draft>(form: UseFormReturn<Values, unknown, Draft>) {
  const [latestValues, setLatestValues] = useState<LatestValues>();

  /**
   * Puts the latest values into the form, except into fields that the user has changed. Returns the names of the fields
   * that were changed both here and elsewhere.
   */
  const showLatest = (latest: object): FieldPath<Values>[] => {
    const { defaultValues: before = {} } = form.formState;
    const formValues = form.getValues();
    const values = { ...formValues, ...before, ...latest };
    const editedNames = Object.keys(formValues).filter((name) => !isSameValue(formValues[name], get(before, name)));
    // Without `keepFieldsRef`, the form would lose its references to the field elements and could not focus them.
    form.reset(values, { keepFieldsRef: true });
    form.reset(
      { ...values, ...Object.fromEntries(editedNames.map((name) => [name, formValues[name]])) },
      { keepDefaultValues: true, keepFieldsRef: true },
    );
    setLatestValues((previous) => ({ before: previous?.before ?? before, latest: values }));
    return editedNames.filter((name): name is FieldPath<Values> => {
      const value: unknown = values[name];
      return !isSameValue(value, get(before, name)) && !isSameValue(value, formValues[name]);
    });
  };

  return { latestValues, showLatest, forgetLatest: () => setLatestValues(undefined) };
}
