import EditIcon from 'lucide-react/icons/pencil';

import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';

import { rowButtonCopy as copy } from './RowButton.copy';
import { RowIconButton } from './RowIconButton';

export type EditRowButtonProps = {
  /** Name of the row, which is part of the accessible name of the button. */
  name: string;
  onEdit: () => void;
};

// Created once, so that React does not render the icon again with each row.
const editIcon = <EditIcon size="1.25rem" />;

export function EditRowButton({ name, onEdit }: EditRowButtonProps) {
  return (
    <Tooltip title={copy.edit}>
      <RowIconButton aria-label={copy.editRow(name)} onClick={onEdit}>
        {editIcon}
      </RowIconButton>
    </Tooltip>
  );
}
