import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import InfoIcon from 'lucide-react/icons/info';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';

import { onPlainClick } from '~/components/links/plainClick';

import { Field } from '../Field/Field';
import { useFormField } from '../useFormField';
import type { FormFieldProps } from '../useFormField';

export type FormEmptySelectProps<Values extends FieldValues> = Pick<FormFieldProps<Values>, 'name' | 'label'> & {
  /** Message that there are no options: 'No packages yet. Add one first.' */
  text: string;
  /** Text of the link to the page on which the user can add an option. */
  linkLabel: string;
  /** URL of the page on which the user can add an option. */
  href: string;
  /** Called on a plain click on the link instead of opening `href`, for example to add history state. */
  onFollow?: (() => void) | undefined;
};

/** Shown in place of a select that has no options. When the form focuses this field, the link gets the focus. */
export function FormEmptySelect<Values extends FieldValues>(props: FormEmptySelectProps<Values>) {
  const { name, label, text, linkLabel, href, onFollow } = props;
  const textId = useId();
  const { inputRef, error, attempt } = useFormField<Values>(name);
  return (
    <Field label={label} labelledWith="labelId" error={error} attempt={attempt}>
      {({ labelId, describedBy }) => (
        <Box role="group" aria-labelledby={labelId} sx={[boxStyles, Boolean(error) && { borderColor: 'error.main' }]}>
          <Box component={InfoIcon} size="1.25rem" sx={{ color: 'text.secondary' }} />
          <Typography id={textId} variant="body2" sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
          <Button
            ref={(link: HTMLAnchorElement | null) => inputRef(link)}
            variant="outlined"
            href={href}
            aria-describedby={describedBy ? `${describedBy} ${textId}` : textId}
            {...(onFollow ? { onClick: onPlainClick(onFollow) } : {})}
          >
            {linkLabel}
          </Button>
        </Box>
      )}
    </Field>
  );
}

const boxStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  padding: 1.5,
  border: '1px dashed',
  borderColor: 'tone.fieldLine',
  borderRadius: 1,
};
