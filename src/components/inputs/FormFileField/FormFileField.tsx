import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';

import { CloseIcon } from '~/components/brand/icons/officeIcons';

import { FieldLabel } from '../FieldLabel/FieldLabel';
import { formFileFieldCopy as copy } from './FormFileField.copy';
import { frameStyles, wholeFrame, wordStyles } from './fileFieldStyles';

export type FormFileFieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  /** As in a text field: part of the field's name, in a quieter voice. */
  labelNote?: string;
  /** What kinds of files are offered: 'image/*'. */
  accept: string;
};

/** Lies over the whole frame: it takes presses and dropped files as browsers do. */
const FileInput = styled('input')(wholeFrame);

/** A file, for a field of the surrounding form that holds its name or an empty text. The file itself is sent nowhere. */
export function FormFileField<Values extends FieldValues>({
  name,
  label,
  labelNote,
  accept,
}: FormFileFieldProps<Values>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { field } = useController<Values>({ name });
  const file: unknown = field.value;
  const chosen = typeof file === 'string' ? file : '';
  const remove = () => {
    if (input.current) input.current.value = '';
    field.onChange('');
    input.current?.focus();
  };
  return (
    <FormControl fullWidth>
      <FieldLabel htmlFor={id} note={labelNote}>
        {label}
      </FieldLabel>
      <Box sx={frameStyles}>
        <Box
          component="bdi"
          id={`${id}-name`}
          sx={{ flex: 1, overflowWrap: 'anywhere', color: chosen ? 'text.primary' : 'text.secondary' }}
        >
          {chosen || copy.none}
        </Box>
        <Box component="span" aria-hidden sx={wordStyles}>
          {chosen ? copy.replace : copy.choose}
        </Box>
        <FileInput
          id={id}
          type="file"
          name={field.name}
          accept={accept}
          aria-describedby={`${id}-name`}
          ref={(element) => {
            input.current = element;
            field.ref(element);
          }}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.files?.item(0)?.name ?? '')}
        />
        {chosen && (
          <IconButton
            aria-label={copy.remove(label)}
            onClick={remove}
            sx={{ position: 'relative', marginBlock: '-1px' }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
    </FormControl>
  );
}
