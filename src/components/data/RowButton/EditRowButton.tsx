import EditIcon from 'lucide-react/icons/pencil';

import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';

import { rowButtonCopy as copy } from './RowButton.copy';
import { RowIconButton } from './RowIconButton';

export type EditRowButtonProps = {
  /** Name of the row. */
  name: string;
  onEdit: () => void;
};

// A constant element, which React does not render again.
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
