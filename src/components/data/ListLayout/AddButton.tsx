import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PlusIcon from 'lucide-react/icons/plus';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';

export type AddButtonProps = { label: string; onClick: () => void };

/** Primary button of a list. On mobile, it shows only the first word of its label, to fit next to the heading. */
export function AddButton({ label, onClick }: AddButtonProps) {
  const [firstWord = '', ...otherWords] = label.split(' ');
  return (
    <Button variant="contained" startIcon={<PlusIcon size="1em" />} onClick={onClick}>
      {firstWord}
      <Box
        component="span"
        sx={(theme) => ({ whiteSpace: 'pre-wrap', [theme.breakpoints.down('md')]: visuallyHidden })}
      >
        {` ${otherWords.join(' ')}`}
      </Box>
    </Button>
  );
}
