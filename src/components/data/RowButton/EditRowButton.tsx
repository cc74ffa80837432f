import EditIcon from 'lucide-react/icons/pencil';

import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';

import { rowButtonCopy as copy } from './RowButton.copy';
import { RowIconButton } from './RowIconButton';

export type EditRowButtonProps = {
  /** Name of the row. */
  name: string;
  onEdit: () => void;
};

export function EditRowButton({ name, onEdit }: EditRowButtonProps) {
  return (
    <Tooltip title={copy.edit}>
      <RowIconButton aria-label={copy.editRow(name)} onClick={onEdit}>
        <EditIcon size="1.25rem" />
      </RowIconButton>
    </Tooltip>
  );
}
