import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import { use, useId } from 'react';
import type { ReactNode } from 'react';

import { ErrorRole } from './errorRole';

/** Options that every labelled field has. */
export type FieldOptions = {
  label: ReactNode;
  /** Follows the label in a lighter weight and is part of the accessible name: '(optional)'. */
  labelNote?: string | undefined;
  /** At the end of the label's row; not part of the accessible name. */
  labelAdornment?: ReactNode;
  /** Help under the field. Changes are announced politely. */
  helperText?: ReactNode;
  /** Error found on submit: an alert with an icon, above the helper text. */
  error?: ReactNode;
  /** Changes with each submit, so that an unchanged error is announced again. */
  attempt?: number | undefined;
  /** Error found while typing, below the helper text. */
  liveError?: string | undefined;
  /** 'small' is the dense look of the printing settings. */
  size?: 'small' | 'medium';
  disabled?: boolean;
};

/** Attributes that tie a control to its label and messages. */
export type FieldControl = { id: string; labelId: string; describedBy: string | undefined };

export type FieldProps = FieldOptions &
  Pick<FormControlProps, 'sx'> & {
    /** A select or a group refers to the label with `aria-labelledby` instead. */
    labelledWith?: 'htmlFor' | 'labelId';
    children: (control: FieldControl) => ReactNode;
  };

/** Label, control, error and helper text. The live regions are always present: only changes in them are announced. */
export function Field(props: FieldProps) {
  const { label, labelNote, labelAdornment, helperText = '', error, attempt, liveError } = props;
  const { size = 'medium', disabled = false, sx = {}, labelledWith = 'htmlFor', children } = props;
  const id = useId();
  const errorRole = use(ErrorRole);
  const labelId = `${id}-label`;
  const describedBy =
    [error && `${id}-error`, helperText && `${id}-help`, liveError && `${id}-live-error`].filter(Boolean).join(' ') ||
    undefined;
  return (
    <FormControl fullWidth size={size} disabled={disabled} error={Boolean(error ?? liveError)} sx={sx}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1.5 }}>
        <InputLabel shrink id={labelId} {...(labelledWith === 'htmlFor' ? { htmlFor: id } : {})}>
          {label}
          {labelNote && (
            <>
              {' '}
              <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
                {labelNote}
              </Box>
            </>
          )}
        </InputLabel>
        {labelAdornment}
      </Box>
      {children({ id, labelId, describedBy })}
      {error && (
        <FormHelperText
          key={attempt}
          id={`${id}-error`}
          {...(errorRole ? { role: errorRole } : {})}
          sx={{ display: 'flex', gap: 0.75 }}
        >
          <AlertIcon size="1rem" style={{ marginBlockStart: 2 }} />
          <span>{error}</span>
        </FormHelperText>
      )}
      <FormHelperText id={`${id}-help`} aria-live="polite" error={false} sx={hiddenWhenEmpty}>
        {helperText}
      </FormHelperText>
      <FormHelperText id={`${id}-live-error`} aria-live="polite" sx={hiddenWhenEmpty}>
        {liveError}
      </FormHelperText>
    </FormControl>
  );
}

/** Takes no row of the grid. */
const hiddenWhenEmpty = { '&:empty': { position: 'absolute' } };
