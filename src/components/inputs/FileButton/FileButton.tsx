import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

export type FileButtonProps = {
  /** What is seen, and what follows it for those who hear the button alone: 'Choose', ' a picture'. */
  label: string;
  unseen: string;
  /** What the chooser offers. */
  accept: readonly string[];
  onFile: (file: File) => void;
};

/** There for keyboards and screen readers. */
const unseenStyles = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
const UnseenText = styled('span')(unseenStyles);
const UnseenFileInput = styled('input')(unseenStyles);

/** Opens the chooser of files. */
export function FileButton({ label, unseen, accept, onFile }: FileButtonProps) {
  return (
    <Button
      component="label"
      variant="outlined"
      // The file input inside is what is focused and pressed; its label must not be a second button.
      role={undefined}
      tabIndex={-1}
      sx={{
        flex: 'none',
        px: 1.5,
        '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {label}
      <UnseenText>{unseen}</UnseenText>
      <UnseenFileInput
        type="file"
        accept={accept.join(',')}
        onChange={({ target }) => {
          const file = target.files?.item(0);
          // The same file can be chosen again after it was mended.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </Button>
  );
}
