import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';

import { isChosenFile } from '~/domain/files/formFile';

import { validateOnSubmitOptions } from './validateOnSubmitOptions';

export type FormStageProps = {
  values: FieldValues;
  /** Schema of the form. With a schema, the form has a Save button, which validates the values. */
  schema?: z.ZodType<FieldValues, FieldValues>;
  /** Name of a field whose value is shown in an `output` element. */
  output?: string;
  children: ReactNode;
};

/** A form around the field that a story shows. */
export function FormStage({ values, schema, output, children }: FormStageProps) {
  const resolver = schema ? { resolver: zodResolver(schema) } : {};
  const form = useForm({ ...validateOnSubmitOptions, ...resolver, defaultValues: values });
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(() => undefined)}>
        {children}
        {schema && (
          <Button type="submit" variant="contained">
            Save
          </Button>
        )}
        {output && <Output name={output} />}
      </Stack>
    </FormProvider>
  );
}

function Output({ name }: { name: string }) {
  const value: unknown = useWatch({ name });
  return <output>{isChosenFile(value) ? value.name : String(value)}</output>;
}

type ValueControl<Value> = { value: Value; onChange: (value: Value) => void };

/** Keeps the value of a controlled field in state, so that interactions in a story change it. */
export function ControlledStage<Value>(
  props: ValueControl<Value> & { children: (control: ValueControl<Value>) => ReactNode },
) {
  const { value: initialValue, onChange, children } = props;
  const [value, setValue] = useState(initialValue);
  return children({
    value,
    onChange: (newValue) => {
      setValue(newValue);
      onChange(newValue);
    },
  });
}
