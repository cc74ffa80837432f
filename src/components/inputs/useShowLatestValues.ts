import { useState } from 'react';
import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { isSameValue } from './isSameValue';
import type { LatestValues } from './LatestValuesContext';

/**
 * Shows the latest version of a record in a form that was opened with an older version. `latestValues` is the value for
 * the LatestValuesContext around the fields, which then offer the values that differ between the two versions.
 */
export function useShowLatestValues<Values extends FieldValues, Draft>(form: UseFormReturn<Values, unknown, Draft>) {
  const [latestValues, setLatestValues] = useState<LatestValues>();

  /**
   * Puts the latest values into the form, except into fields that the user has changed. Returns the names of the fields
   * that were changed to different values in this form and elsewhere.
   */
  const showLatest = (savedValues: object): FieldPath<Values>[] => {
    const { defaultValues: valuesBefore = {} } = form.formState;
    const formValues = form.getValues();
    const latestFormValues = { ...formValues, ...valuesBefore, ...savedValues };
    const editedNames = Object.keys(formValues).filter(
      (name) => !isSameValue(formValues[name], get(valuesBefore, name)),
    );
    // Without `keepFieldsRef`, the form would lose its references to the field elements and could not focus them.
    form.reset(latestFormValues, { keepFieldsRef: true });
    form.reset(
      { ...latestFormValues, ...Object.fromEntries(editedNames.map((name) => [name, formValues[name]])) },
      { keepDefaultValues: true, keepFieldsRef: true },
    );
    setLatestValues((previous) => ({
      valuesBefore: previous?.valuesBefore ?? valuesBefore,
      valuesAfter: latestFormValues,
    }));
    return editedNames.filter((name): name is FieldPath<Values> => {
      const latestValue: unknown = latestFormValues[name];
      return !isSameValue(latestValue, get(valuesBefore, name)) && !isSameValue(latestValue, formValues[name]);
    });
  };

  return { latestValues, showLatest, forgetLatest: () => setLatestValues(undefined) };
}
