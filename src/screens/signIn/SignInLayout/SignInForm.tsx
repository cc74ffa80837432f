import Box from '@mui/material/Box';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

export type SignInFormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** Name of the field that the user fills in. */
  name: FieldPath<Values>;
  /** True while the form is being sent. */
  isBusy?: boolean;
  /** Cleans up the text that the user typed before hydration, for example to keep only its digits. */
  normalize?: (text: string) => string;
  onSubmit: (values: Values) => void;
  children: ReactNode;
};

/** Form of a sign-in page. It keeps the text that the user typed into the prerendered field before hydration. */
export function SignInForm<Values extends FieldValues>(props: SignInFormProps<Values>) {
  const { form, name, isBusy, normalize = (text) => text, onSubmit, children } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const keepTypedText = useEffectEvent(() => {
    const field = formRef.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value !== form.getValues(name))
      form.setValue(name, normalize(field.value) as PathValue<Values, FieldPath<Values>>);
  });
  // Uses a layout effect, since React resets the field at its next render. Hydration itself keeps the typed text.
  useLayoutEffect(() => keepTypedText(), []);
  return (
    <FormProvider {...form}>
      <Box
        ref={formRef}
        component="form"
        noValidate
        // With the method `dialog`, submitting before hydration has no effect. The boot script repeats the click on the
        // button after hydration.
        method="dialog"
        aria-busy={isBusy}
        onSubmit={form.handleSubmit(onSubmit)}
        sx={{ display: 'grid', gap: 2, '@media (scripting: none)': { display: 'none' } }}
      >
        {children}
      </Box>
    </FormProvider>
  );
}
