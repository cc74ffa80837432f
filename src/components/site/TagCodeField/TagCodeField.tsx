import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

import { readCode } from '~/domain/printing/codes/codeText';

import { SiteField } from '../SiteField/SiteField';
import { tagCodeFieldCopy as copy } from './TagCodeField.copy';
import type { TagCodeFieldError } from './TagCodeField.copy';

export type TagCodeFieldProps = {
  /** The code of the page that shows the field. */
  current?: string | null;
  /** Opens the page of a code. */
  onOpen: (code: string) => void;
};

const fieldId = 'tag-code';

/** A field for the code of a tag that cannot be scanned. Accepts a pasted link; what was typed is kept. */
export function TagCodeField({ current = null, onOpen }: TagCodeFieldProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<TagCodeFieldError | null>(null);

  function open() {
    const field = form.current?.querySelector('input');
    if (!field) return;
    const read = readCode(field.value);
    if (read.ok && read.code !== current?.toUpperCase()) {
      onOpen(read.code);
      return;
    }
    setError(read.ok ? 'current' : read.reason);
    field.focus();
  }

  return (
    <>
      <Typography sx={{ '@media (scripting: enabled)': { display: 'none' } }}>{copy.withoutScript}</Typography>
      <Box
        ref={form}
        component="form"
        noValidate
        // Submitting before hydration neither navigates nor clears the field; the click is repeated afterwards.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          open();
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
        <Button type="submit" variant="contained" size="large" data-replay>
          {copy.open}
        </Button>
      </Box>
    </>
  );
}

/** The button is next to the field, whose label is one line and whose notes are below. */
const formStyles = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  '& > button': { marginBlockStart: { sm: '26px' } },
  '@media (scripting: none)': { display: 'none' },
} as const;
