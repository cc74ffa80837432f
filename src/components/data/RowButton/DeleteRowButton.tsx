import DeleteIcon from 'lucide-react/icons/trash-2';

import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';

import { rowButtonCopy as copy } from './RowButton.copy';
import { RowIconButton } from './RowIconButton';

export type DeleteRowButtonProps = {
  /** Name of the row, which is part of the accessible name of the button. */
  name: string;
  onDelete: () => void;
};

// Created once, so that React does not render the icon again with each row.
const deleteIcon = <DeleteIcon size="1.25rem" />;

/** Delete button of a table row. It turns red only on hover: a whole column of red buttons would be too prominent. */
export function DeleteRowButton({ name, onDelete }: DeleteRowButtonProps) {
  return (
    <Tooltip title={copy.delete}>
      <RowIconButton aria-label={copy.deleteRow(name)} onClick={onDelete} tone="bad">
        {deleteIcon}
      </RowIconButton>
    </Tooltip>
  );
}
