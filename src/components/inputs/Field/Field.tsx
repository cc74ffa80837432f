import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import { use, useId } from 'react';
import type { ReactNode } from 'react';

import { ErrorRoleContext } from './ErrorRoleContext';

/** Options of all fields with a label. */
export type FieldOptions = {
  label: ReactNode;
  /** Text after the label in a lighter weight, such as '(optional)'. It is part of the accessible name. */
  labelNote?: string | undefined;
  /** Content at the end of the label's row. It is not part of the accessible name. */
  labelAdornment?: ReactNode;
  /** Help text below the field. Screen readers announce a new text. */
  helperText?: ReactNode;
  /**
   * Error found on submit or in a chosen file, shown with an icon above the helper text. ErrorRoleContext sets its ARIA
   * role.
   */
  error?: ReactNode;
  /** Number of submits or of rejected files so far. When it changes, screen readers announce the same error again. */
  attempt?: number | undefined;
  /** Error found while the user types, shown below the helper text. */
  liveError?: string | undefined;
  /** 'small' makes the field denser, as in the printing settings. */
  size?: 'small' | 'medium';
  disabled?: boolean;
};

/** Attributes that connect a control with its label and messages. */
type ControlAttributes = {
  id: string;
  /** `id` of the label, for `aria-labelledby`. */
  labelId: string;
  describedBy: string | undefined;
};

export type FieldProps = FieldOptions &
  Pick<FormControlProps, 'sx'> & {
    /** 'htmlFor' connects the label with an input. A select or a group uses `labelId` for `aria-labelledby` instead. */
    labelledWith?: 'htmlFor' | 'labelId';
    children: (control: ControlAttributes) => ReactNode;
  };

/**
 * A control with its label, errors and helper text. The elements of the helper text and the live error are always
 * rendered, since screen readers announce only changes in existing live regions.
 */
export function Field(props: FieldProps) {
  const { label, labelNote, labelAdornment, helperText = '', error, attempt, liveError } = props;
  const { size = 'medium', disabled = false, sx = {}, labelledWith = 'htmlFor', children } = props;
  const id = useId();
  const errorRole = use(ErrorRoleContext);
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
      <FormHelperText id={`${id}-help`} aria-live="polite" error={false} sx={hiddenWhenEmptyStyles}>
        {helperText}
      </FormHelperText>
      <FormHelperText id={`${id}-live-error`} aria-live="polite" sx={hiddenWhenEmptyStyles}>
        {liveError}
      </FormHelperText>
    </FormControl>
  );
}

/** Takes an empty message out of the grid of the FormControl, where it would add a gap. */
const hiddenWhenEmptyStyles = { '&:empty': { position: 'absolute' } };
