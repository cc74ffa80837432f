import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';

import { readCode } from '~/domain/printing/codes/codeText';

import { SiteField } from '../SiteField/SiteField';
import { tagCodeFieldCopy as copy } from './TagCodeField.copy';
import type { TagCodeFieldError } from './TagCodeField.copy';

export type TagCodeFieldProps = {
  /** Code in the URL of the current page. An empty field is filled with it. `onOpen` is not called with this code. */
  currentCode?: string | null;
  /** Called with a valid code, to open its page. */
  onOpen: (code: string) => void;
  /** True if the page has a more important button. */
  isSecondary?: boolean;
};

const fieldId = 'tag-code';

/** A field for the code on a tag, for tags that cannot be scanned. It also accepts the tag's URL. */
export function TagCodeField({ currentCode = null, onOpen, isSecondary = false }: TagCodeFieldProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<TagCodeFieldError | null>(null);

  // The field is filled in after hydration, since the prerendered page has no code. A text that the visitor has typed
  // by then is kept.
  useLayoutEffect(() => {
    const field = formRef.current?.querySelector('input');
    const readResult = readCode(currentCode ?? '');
    if (field?.value === '' && readResult.ok) field.value = readResult.code;
  }, [currentCode]);

  function openTag() {
    const field = formRef.current?.querySelector('input');
    if (!field) return;
    const readResult = readCode(field.value);
    if (readResult.ok && readResult.code !== currentCode?.toUpperCase()) {
      onOpen(readResult.code);
      return;
    }
    setError(readResult.ok ? 'current' : readResult.reason);
    field.focus();
  }

  return (
    <>
      <Typography sx={{ '@media (scripting: enabled)': { display: 'none' } }}>{copy.withoutScript}</Typography>
      <Box
        ref={formRef}
        component="form"
        noValidate
        // With the method `dialog`, submitting before hydration has no effect. The boot script repeats the click on the
        // button after hydration.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          openTag();
        }}
        sx={formStyles}
      >
        <SiteField
          id={fieldId}
          name="code"
          label={copy.label}
          hint={copy.hint}
          error={error ? copy.errors[error] : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={() => setError(null)}
        />
        <Button type="submit" variant={isSecondary ? 'outlined' : 'contained'} size="large" data-replay>
          {copy.open}
        </Button>
      </Box>
    </>
  );
}

/** Aligns the button with the input by a margin as high as a label of one line. */
const formStyles = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  '& > button': { marginBlockStart: { sm: '26px' } },
  '@media (scripting: none)': { display: 'none' },
} as const;
