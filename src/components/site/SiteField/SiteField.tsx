import Box from '@mui/material/Box';
import type { InputHTMLAttributes } from 'react';

import { getDescribedBy, getOptionalId } from './describedBy';
import type { FieldMessages } from './describedBy';
import { fieldStyles } from './fieldStyles';
import { SiteFieldLayout } from './SiteFieldLayout';

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'disabled'
  | 'inputMode'
  | 'list'
  | 'maxLength'
  | 'onPaste'
  | 'spellCheck'
  | 'type'
>;

export type SiteFieldProps = FieldMessages &
  NativeProps & {
    id: string;
    name: string;
    label: string;
    isOptional?: boolean;
    /** True for a textarea, which is initially `rows` lines high. */
    multiline?: boolean;
    rows?: number;
    defaultValue?: string;
    value?: string;
    onChange?: (value: string) => void;
    onBlur?: () => void;
    /** Id of a further description outside of the field, such as one that several fields share. */
    describedBy?: string;
  };

/** Text field of the public site with a label. It is a native element, so that it can be filled in before hydration. */
export function SiteField(props: SiteFieldProps) {
  const { label, isOptional = false, hint, error, multiline = false, rows = 6, type = 'text', ...otherProps } = props;
  const { onChange, describedBy: sharedDescriptionId, ...nativeProps } = otherProps;
  const { id } = nativeProps;
  return (
    <SiteFieldLayout id={id} label={label} isOptional={isOptional} hint={hint} error={error}>
      <Box
        {...nativeProps}
        {...(multiline ? { component: 'textarea', rows } : { component: 'input', type })}
        {...(onChange && {
          onChange: (event: { target: HTMLInputElement | HTMLTextAreaElement }) => onChange(event.target.value),
        })}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [isOptional && getOptionalId(id), getDescribedBy(id, { hint, error }), sharedDescriptionId]
            .filter(Boolean)
            .join(' ') || undefined
        }
        sx={fieldStyles}
      />
    </SiteFieldLayout>
  );
}
