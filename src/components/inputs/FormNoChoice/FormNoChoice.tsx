import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { onPlainClick } from '~/components/links/plainClick';

import { FieldLabel } from '../FieldLabel/FieldLabel';
import { FieldMessage } from '../FieldMessage/FieldMessage';
import type { FormTextFieldProps } from '../FormTextField/FormTextField';

export type FormNoChoiceProps<Values extends FieldValues> = Pick<FormTextFieldProps<Values>, 'name' | 'label'> & {
  /** Says that there is nothing to choose from. */
  text: string;
  /** What the way on is called, and where it leads: to where something is added that can then be chosen. */
  wayOn: string;
  href: string;
  /** Follows the way on where it takes something along. */
  onFollow?: (() => void) | undefined;
};

/** Stands in the place of a select that would have nothing in it, and takes the focus and the message meant for it. */
export function FormNoChoice<Values extends FieldValues>(props: FormNoChoiceProps<Values>) {
  const { name, label, text, wayOn, href, onFollow } = props;
  const id = useId();
  const { field, fieldState } = useController<Values>({ name });
  const message = fieldState.error?.message;
  return (
    <FormControl fullWidth role="group" aria-labelledby={`${id}-label`} error={fieldState.invalid}>
      <FieldLabel id={`${id}-label`}>{label}</FieldLabel>
      <Box sx={[frameStyles, fieldState.invalid && { borderColor: 'error.main' }]}>
        <Box component="span" sx={{ display: 'flex', flex: 'none', color: 'primary.main' }}>
          <FinderPattern figure="ring" size={20} />
        </Box>
        <Typography id={`${id}-text`} variant="body2" sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Button
          ref={(link: HTMLAnchorElement | null) => field.ref(link)}
          variant="outlined"
          href={href}
          aria-describedby={message ? `${id}-message ${id}-text` : `${id}-text`}
          {...(onFollow ? { onClick: onPlainClick(onFollow) } : {})}
        >
          {wayOn}
        </Button>
      </Box>
      {message && <FieldMessage id={`${id}-message`}>{message}</FieldMessage>}
    </FormControl>
  );
}

const frameStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  padding: 1.5,
  border: '1px dashed',
  borderColor: 'tone.fieldLine',
  borderRadius: 1,
};
