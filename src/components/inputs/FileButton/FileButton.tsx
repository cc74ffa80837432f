import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';

export type FileButtonProps = {
  label: string;
  /** Visually hidden text after the label, such as ' a picture'. */
  hiddenLabel: string;
  /** Media types and extensions for the `accept` attribute of the input. */
  accept: readonly string[];
  onChooseFile: (file: File) => void;
};

const HiddenText = styled('span')(visuallyHidden);
const HiddenFileInput = styled('input')(visuallyHidden);

/** A button that opens the browser's file dialog. */
export function FileButton({ label, hiddenLabel, accept, onChooseFile }: FileButtonProps) {
  return (
    <Button
      component="label"
      variant="outlined"
      // The file input inside gets the focus, so the label must be neither a button nor a second Tab stop.
      role={undefined}
      tabIndex={-1}
      sx={{
        flex: 'none',
        px: 1.5,
        '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {label}
      <HiddenText>{hiddenLabel}</HiddenText>
      <HiddenFileInput
        type="file"
        accept={accept.join(',')}
        onChange={({ target }) => {
          const file = target.files?.item(0);
          // Empties the input. Otherwise, browsers fire no change event when the user corrects the file and chooses it
          // again.
          target.value = '';
          if (file) onChooseFile(file);
        }}
      />
    </Button>
  );
}
