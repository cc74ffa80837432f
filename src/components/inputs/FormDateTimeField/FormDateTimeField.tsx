import type { FieldValues } from 'react-hook-form';

import { incompleteDate } from '~/domain/text/fieldSchemas';
import { formatDay } from '~/domain/time/days';

import { TextField } from '../TextField/TextField';
import { useFormField } from '../useFormField';
import type { FormFieldProps } from '../useFormField';

/**
 * The browser's field for a date and time, bound to the surrounding form. The form's value is `YYYY-MM-DDTHH:MM`, '',
 * or `incompleteDate` while only parts are filled in.
 */
export function FormDateTimeField<Values extends FieldValues>({ name, ...field }: FormFieldProps<Values>) {
  const { value, onChange, onBlur, ...bound } = useFormField<Values>(name, { ...field, textOf: formatDateTime });
  const updateValue = (input: EventTarget) => {
    if (input instanceof HTMLInputElement) onChange(input.validity.badInput ? incompleteDate : input.value);
  };
  // Browsers fire no change event while only parts are filled in, so the field checks the parts on other events.
  const checkParts = (input: EventTarget) => {
    if (input instanceof HTMLInputElement && input.validity.badInput !== (value === incompleteDate)) updateValue(input);
  };
  return (
    <TextField
      {...field}
      {...bound}
      type="datetime-local"
      // Without a maximum, browsers allow years with six digits.
      slotProps={{ input: { max: '9999-12-31T23:59' } }}
      value={value === incompleteDate ? '' : value}
      {...(value === '' ? { sx: emptyStyles } : {})}
      onChange={(_, { target }) => updateValue(target)}
      onKeyUp={({ target }) => checkParts(target)}
      onBlur={({ target }) => {
        checkParts(target);
        onBlur();
      }}
    />
  );
}

/** Safari shows the current date and time in an empty field, which would look like a value. */
const emptyStyles = { '& input:not(:focus)': { WebkitTextFillColor: 'transparent' } };

const formatDateTime = (value: string) => value && `${formatDay(value.slice(0, 10))}, ${value.slice(11, 16)}`;
