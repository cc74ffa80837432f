import { get } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { isSameValue } from '~/components/inputs/isSameValue';

/**
 * Takes over the values of a later version of the record, except in fields that the user has changed. Returns the names
 * of the fields that both have changed. They show the other value, since it is their default value now.
 */
export function showLatestValues<Values extends FieldValues, Draft>(
  form: UseFormReturn<Values, unknown, Draft>,
  latest: object,
): string[] {
  const { defaultValues: before } = form.formState;
  const typed = form.getValues();
  const latestValues = { ...typed, ...before, ...latest };
  const typedNames = Object.keys(typed).filter((name) => !isSameValue(typed[name], get(before, name)));
  // Keeps the elements of the fields, which would otherwise lose the ability to get the focus.
  form.reset(latestValues, { keepFieldsRef: true });
  form.reset(
    { ...latestValues, ...Object.fromEntries(typedNames.map((name) => [name, typed[name]])) },
    { keepDefaultValues: true, keepFieldsRef: true },
  );
  return typedNames.filter((name) => {
    const value: unknown = latestValues[name];
    return !isSameValue(value, get(before, name)) && !isSameValue(value, typed[name]);
  });
}
