import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import CloseIcon from 'lucide-react/icons/x';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';

import { sizes } from '~/components/theme/tokens';

import { ErrorRole } from '../Field/errorRole';
import { Field } from '../Field/Field';
import { useFormField } from '../useFormField';
import type { FormFieldProps } from '../useFormField';
import { formFileFieldCopy as copy } from './FormFileField.copy';
import { useChosenFile } from './useChosenFile';
import type { FileRule } from './useChosenFile';

export type FormFileFieldProps<Values extends FieldValues> = Pick<FormFieldProps<Values>, 'name' | 'labelNote'> & {
  /** Also names the button that removes the file. */
  label: string;
  rule: FileRule;
};

/** The native input covers the frame and its border, for clicks and dropped files. */
const FileInput = styled('input')({
  position: 'absolute',
  inset: '-1px',
  width: 'calc(100% + 2px)',
  height: 'calc(100% + 2px)',
  opacity: 0,
  cursor: 'pointer',
  '&::file-selector-button': { cursor: 'pointer' },
});

/** A file of the surrounding form, whose value is the file's name or an empty text. The file is not uploaded. */
export function FormFileField<Values extends FieldValues>({ name, rule, ...field }: FormFileFieldProps<Values>) {
  const nameId = useId();
  const { value, inputRef, onBlur, onChange } = useFormField<Values>(name);
  const chosen: string = value;
  const { input, error, choose, remove } = useChosenFile(rule, onChange);
  const message = error && (
    <>
      <Box component="bdi" sx={{ display: 'block', color: 'text.primary', overflowWrap: 'anywhere' }}>
        {error.name}
      </Box>
      {error.message} {chosen && copy.previousStays}
    </>
  );
  return (
    // Always an alert: a rejected file is not an error of the form, so the error summary does not list it.
    <ErrorRole value="alert">
      <Field {...field} error={message} attempt={error?.attempt}>
        {({ id, describedBy }) => (
          <Box sx={frameStyles}>
            <Box
              component="bdi"
              id={nameId}
              sx={{ flex: 1, overflowWrap: 'anywhere', color: chosen ? 'text.primary' : 'text.secondary' }}
            >
              {chosen || copy.none}
            </Box>
            <Box component="span" aria-hidden sx={actionStyles}>
              {chosen ? copy.replace : copy.choose}
            </Box>
            <FileInput
              id={id}
              type="file"
              name={name}
              accept={rule.types.join(',')}
              aria-describedby={describedBy ? `${nameId} ${describedBy}` : nameId}
              ref={(element) => {
                input.current = element;
                inputRef(element);
              }}
              onBlur={onBlur}
              onChange={({ target }) => void choose(target.files?.item(0))}
            />
            {chosen && (
              <IconButton
                aria-label={copy.remove(field.label)}
                onClick={remove}
                sx={{ position: 'relative', marginBlock: '-1px' }}
              >
                <CloseIcon size="1.25rem" />
              </IconButton>
            )}
          </Box>
        )}
      </Field>
    </ErrorRole>
  );
}

/** The frame of a text field. */
const frameStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: sizes.field,
  paddingInline: '12px 4px',
  border: '1px solid',
  borderColor: 'tone.fieldLine',
  borderRadius: 1,
  bgcolor: 'tone.field',
  fontSize: '1rem',
  lineHeight: 24 / 16,
  '&:hover': { borderColor: 'text.primary' },
  '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
} satisfies SxProps<Theme>;

const actionStyles = {
  flex: 'none',
  paddingInlineEnd: 1,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'primary.main',
} satisfies SxProps<Theme>;
