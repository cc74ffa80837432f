import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import CloseIcon from 'lucide-react/icons/x';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';

import { FieldLabel } from '../FieldLabel/FieldLabel';
import { FieldMessage } from '../FieldMessage/FieldMessage';
import { MessageRole } from '../FieldMessage/messageRole';
import { formFileFieldCopy as copy } from './FormFileField.copy';
import { frameStyles, wholeFrame, wordStyles } from './fileFieldStyles';
import { useChosenFile } from './useChosenFile';
import type { FileRule } from './useChosenFile';

export type FormFileFieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  /** As in a text field: part of the field's name, in a quieter voice. */
  labelNote?: string;
  rule: FileRule;
};

/** Lies over the whole frame: it takes presses and dropped files as browsers do. */
const FileInput = styled('input')(wholeFrame);

/** A file, for a field of the surrounding form that holds its name or an empty text. The file itself is sent nowhere. */
export function FormFileField<Values extends FieldValues>({
  name,
  label,
  labelNote,
  rule,
}: FormFileFieldProps<Values>) {
  const id = useId();
  const { field } = useController<Values>({ name });
  const file: unknown = field.value;
  const chosen = typeof file === 'string' ? file : '';
  const { inputRef, refusal, choose, remove } = useChosenFile(rule, field.onChange);
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
          accept={rule.types.join(',')}
          aria-describedby={refusal ? `${id}-name ${id}-message` : `${id}-name`}
          ref={(element) => {
            inputRef(element);
            field.ref(element);
          }}
          onBlur={field.onBlur}
          onChange={({ target }) => void choose(target.files?.item(0))}
        />
        {chosen && (
          <IconButton
            aria-label={copy.remove(label)}
            onClick={remove}
            sx={{ position: 'relative', marginBlock: '-1px' }}
          >
            <CloseIcon size="1.25rem" />
          </IconButton>
        )}
      </Box>
      {refusal && (
        // Nothing is at fault in the form, whose summary therefore says nothing of it.
        <MessageRole value="alert">
          <FieldMessage key={refusal.attempt} id={`${id}-message`}>
            <Box component="bdi" sx={{ display: 'block', color: 'text.primary', overflowWrap: 'anywhere' }}>
              {refusal.name}
            </Box>
            {refusal.message} {chosen && copy.formerStays}
          </FieldMessage>
        </MessageRole>
      )}
    </FormControl>
  );
}
