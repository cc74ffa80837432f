import Box from '@mui/material/Box';
import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';

import { describedBy } from '../FieldNotes/describedBy';
import type { FieldWords } from '../FieldNotes/describedBy';
import { FieldNotes } from '../FieldNotes/FieldNotes';
import { fieldStyles, labelStyles } from './fieldStyles';
import { siteFieldCopy } from './SiteField.copy';

export type SiteFieldProps = FieldWords &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoCapitalize' | 'spellCheck' | 'list' | 'onPaste'> & {
    id: string;
    /** Under which the form hands over what was entered. */
    name: string;
    label: string;
    /** Marks the field as one that may stay empty. */
    optional?: boolean;
    /** For a text of several lines. */
    multiline?: boolean;
    /** Lines that show at first, of a text of several. */
    rows?: number;
    type?: HTMLInputTypeAttribute;
    inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
    autoComplete?: string;
    defaultValue?: string;
    value?: string;
    onChange?: (value: string) => void;
    onBlur?: () => void;
    disabled?: boolean;
    maxLength?: number;
    /** The id of further words about it, which other fields share. */
    describedBy?: string;
  };

/** A labelled field of the public site: a native one, so that it can be filled in before any script has come. */
export function SiteField(props: SiteFieldProps) {
  const { id, label, hint, error, optional = false, multiline = false, onChange, ...others } = props;
  const { describedBy: sharedId, ...rest } = others;
  const { type = 'text', rows = 6, ...native } = rest;
  return (
    <Box sx={{ display: 'grid', gap: 0.75, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="label" htmlFor={id} sx={labelStyles}>
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
        {...(multiline ? { component: 'textarea', rows } : { component: 'input', type })}
        id={id}
        {...(onChange && {
          onChange: (event: { target: HTMLInputElement | HTMLTextAreaElement }) => onChange(event.target.value),
        })}
        aria-invalid={error ? true : undefined}
        aria-describedby={[describedBy(id, { hint, error }), sharedId].filter(Boolean).join(' ') || undefined}
        sx={fieldStyles}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </Box>
  );
}
