import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import CloseIcon from 'lucide-react/icons/x';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';

import { PictureThumbnail } from '~/components/files/PictureThumbnail/PictureThumbnail';
import type { PictureState } from '~/components/files/usePicture';
import { usePicture } from '~/components/files/usePicture';
import { sizes } from '~/components/theme/tokens';
import type { FormFile } from '~/domain/files/formFile';

import { ErrorRoleContext } from '../Field/ErrorRoleContext';
import { Field } from '../Field/Field';
import { useFormField } from '../useFormField';
import type { FormFieldProps } from '../useFormField';
import { formFileFieldCopy as copy } from './FormFileField.copy';
import { useChosenFile } from './useChosenFile';
import type { FileValidator } from './useChosenFile';

export type FormFileFieldProps<Values extends FieldValues> = Pick<FormFieldProps<Values>, 'name' | 'labelNote'> & {
  /** Label of the field, which is also part of the Remove button's name. */
  label: string;
  validator: FileValidator;
};

/** The native input, transparent and on top of the frame, so that the browser handles clicks and dropped files. */
const FileInput = styled('input')({
  position: 'absolute',
  inset: '-1px',
  width: 'calc(100% + 2px)',
  height: 'calc(100% + 2px)',
  opacity: 0,
  cursor: 'pointer',
  '&::file-selector-button': { cursor: 'pointer' },
});

/** Form field for a picture. Shows a preview in a workspace, but not in the sample data, which stores no files. */
export function FormFileField<Values extends FieldValues>(props: FormFileFieldProps<Values>) {
  const { name, validator, ...fieldProps } = props;
  const fileNameId = useId();
  const { value, inputRef, onBlur, onChange, helperText } = useFormField<Values>(name, { formatValue: getFileName });
  const file: FormFile = value;
  const fileName = getFileName(file);
  const picture = usePicture(file);
  const { fileInputRef, error, chooseFile, removeFile } = useChosenFile(validator, file, onChange);
  const errorMessage = error && (
    <>
      <Box component="bdi" sx={{ display: 'block', color: 'text.primary', overflowWrap: 'anywhere' }}>
        {error.name}
      </Box>
      {error.message} {fileName && copy.previousStays}
    </>
  );
  return (
    // The error is an alert in any form, since the form's error summary does not list rejected files.
    <ErrorRoleContext value="alert">
      <Field
        {...fieldProps}
        error={errorMessage}
        attempt={error?.attempt}
        helperText={helperText ?? (picture && pictureStatusTexts[picture.status])}
      >
        {({ id, describedBy }) => (
          <Box sx={frameStyles}>
            {picture && <PictureThumbnail picture={picture} size={32} />}
            <Box
              component="bdi"
              id={fileNameId}
              sx={{
                flex: 1,
                paddingBlock: '4px',
                overflowWrap: 'anywhere',
                color: fileName ? 'text.primary' : 'text.secondary',
              }}
            >
              {fileName || copy.noFile}
            </Box>
            <Box component="span" aria-hidden sx={actionStyles}>
              {fileName ? copy.replace : copy.choose}
            </Box>
            <FileInput
              id={id}
              type="file"
              name={name}
              accept={validator.mediaTypes.join(',')}
              aria-describedby={describedBy ? `${fileNameId} ${describedBy}` : fileNameId}
              ref={(element) => {
                fileInputRef.current = element;
                inputRef(element);
              }}
              onBlur={onBlur}
              onChange={({ target }) => void chooseFile(target.files?.item(0))}
            />
            {fileName && (
              <IconButton
                aria-label={copy.remove(fieldProps.label)}
                onClick={removeFile}
                sx={{ position: 'relative', marginBlock: '-1px' }}
              >
                <CloseIcon size="1.25rem" />
              </IconButton>
            )}
          </Box>
        )}
      </Field>
    </ErrorRoleContext>
  );
}

const getFileName = (file: FormFile) => file && file.name;

const pictureStatusTexts: Partial<Record<PictureState['status'], string>> = {
  missing: copy.missing,
  failed: copy.notShown,
};

/** Makes the frame look like the frame of a text field. */
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
