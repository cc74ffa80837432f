import IconButton from '@mui/material/IconButton';
import EditIcon from 'lucide-react/icons/pencil';

import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';

import { rowButtonCopy as copy } from './RowButton.copy';

export type EditRowButtonProps = {
  /** Name of the row. */
  name: string;
  onEdit: () => void;
};

export function EditRowButton({ name, onEdit }: EditRowButtonProps) {
  return (
    <Tooltip title={copy.edit}>
      <IconButton aria-label={copy.editRow(name)} onClick={onEdit}>
        <EditIcon size="1.25rem" />
      </IconButton>
    </Tooltip>
  );
}
