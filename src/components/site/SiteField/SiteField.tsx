import Box from '@mui/material/Box';
import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { fonts, radii } from '~/components/theme/tokens';

import { siteFieldCopy } from './SiteField.copy';

export type SiteFieldProps = {
  id: string;
  /** Under which the form hands over what was entered. */
  name: string;
  label: string;
  /** What to enter, or why nothing can be. */
  hint?: string | undefined;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
  /** Marks the field as one that may stay empty. */
  optional?: boolean;
  /** For a text of several lines. */
  multiline?: boolean;
  type?: HTMLInputTypeAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  maxLength?: number;
};

/** A labelled field of the public site: a native one, so that it can be filled in before any script has come. */
export function SiteField(props: SiteFieldProps) {
  const { id, label, hint, error, optional = false, multiline = false, onChange, type = 'text', ...native } = props;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <Box sx={{ display: 'grid', gap: 0.75, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {label}
        {optional && (
          <>
            {' '}
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {siteFieldCopy.optional}
            </Box>
          </>
        )}
      </Box>
      <Box
        {...native}
        {...(multiline ? { component: 'textarea', rows: 6 } : { component: 'input', type })}
        id={id}
        {...(onChange && {
          onChange: (event: { target: HTMLInputElement | HTMLTextAreaElement }) => onChange(event.target.value),
        })}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        sx={fieldStyles}
      />
      {error && (
        <Box id={errorId} sx={errorStyles}>
          <FinderPattern figure="broken" size={14} />
          {error}
        </Box>
      )}
      {hint && (
        <Box id={hintId} sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {hint}
        </Box>
      )}
    </Box>
  );
}

const fieldStyles = {
  width: '100%',
  minHeight: 48,
  p: '11px 14px',
  border: '1px solid',
  borderColor: 'tone.fieldLine',
  borderRadius: `${radii.control}px`,
  bgcolor: 'tone.field',
  color: 'text.primary',
  fontFamily: fonts.text,
  // A phone zooms in on smaller ones.
  fontSize: '1rem',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  appearance: 'none',
  'textarea&': { display: 'block', minHeight: 168, resize: 'vertical' },
  '&[aria-invalid]': { borderColor: 'error.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-error-main)' },
  '&:disabled': { bgcolor: 'tone.idleSoft', color: 'text.secondary', opacity: 1 },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

const errorStyles = {
  display: 'flex',
  gap: 1,
  typography: 'body2',
  fontWeight: 500,
  color: 'error.main',
  overflowWrap: 'anywhere',
  '& svg': { marginBlockStart: '3px' },
};
