import type { FieldValues } from 'react-hook-form';

import { incompleteDate } from '~/domain/text/fieldSchemas';
import { formatDay } from '~/domain/time/days';

import { TextField } from '../TextField/TextField';
import { useFormField } from '../useFormField';
import type { FormFieldProps } from '../useFormField';

/**
 * The browser's date and time input, bound to the surrounding form. The form's value is `YYYY-MM-DDTHH:MM`, '', or
 * `incompleteDate` while only some parts are filled in.
 */
export function FormDateTimeField<Values extends FieldValues>({ name, ...fieldProps }: FormFieldProps<Values>) {
  const { value, onChange, onBlur, ...boundProps } = useFormField<Values>(name, {
    ...fieldProps,
    formatValue: formatDateTime,
  });
  const updateValue = (input: EventTarget) => {
    if (input instanceof HTMLInputElement) onChange(input.validity.badInput ? incompleteDate : input.value);
  };
  // Browsers fire no change event while only some parts are filled in, so the field checks them on key up and on blur.
  const detectIncompleteDate = (input: EventTarget) => {
    if (input instanceof HTMLInputElement && input.validity.badInput !== (value === incompleteDate)) updateValue(input);
  };
  return (
    <TextField
      {...fieldProps}
      {...boundProps}
      type="datetime-local"
      // Without a maximum, browsers allow years with six digits.
      slotProps={{ input: { max: '9999-12-31T23:59' } }}
      value={value === incompleteDate ? '' : value}
      {...(value === '' ? { sx: emptyFieldStyles } : {})}
      onChange={(_, { target }) => updateValue(target)}
      onKeyUp={({ target }) => detectIncompleteDate(target)}
      onBlur={({ target }) => {
        detectIncompleteDate(target);
        onBlur();
      }}
    />
  );
}

/** Hides the current date and time that Safari shows in an empty field, where it would look like a value. */
const emptyFieldStyles = { '& input:not(:focus)': { WebkitTextFillColor: 'transparent' } };

const formatDateTime = (value: string) => value && `${formatDay(value.slice(0, 10))}, ${value.slice(11, 16)}`;
