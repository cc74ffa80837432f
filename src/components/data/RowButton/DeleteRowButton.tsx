import IconButton from '@mui/material/IconButton';
import DeleteIcon from 'lucide-react/icons/trash-2';

import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';

import { rowButtonCopy as copy } from './RowButton.copy';

export type DeleteRowButtonProps = {
  /** Name of the row. */
  name: string;
  onDelete: () => void;
};

/** Delete button of a table row. It turns red only on hover: a whole column of red buttons would be too prominent. */
export function DeleteRowButton({ name, onDelete }: DeleteRowButtonProps) {
  return (
    <Tooltip title={copy.delete}>
      <IconButton
        aria-label={copy.deleteRow(name)}
        onClick={onDelete}
        sx={{ '&:hover': { backgroundColor: 'tone.badSoft', color: 'error.main' } }}
      >
        <DeleteIcon size="1.25rem" />
      </IconButton>
    </Tooltip>
  );
}
