import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CheckIcon from 'lucide-react/icons/check';
import ColumnsIcon from 'lucide-react/icons/columns-3';

import { LazyMenuDivider, LazyMenuItem } from '~/components/feedback/LazyMenu/LazyMenuItem';

import type { Column } from '../column';
import { listToolsCopy as copy } from './ListTools.copy';
import { ToolMenu } from './ToolMenu';

export type ColumnsMenuProps<Row> = {
  columns: readonly Column<Row>[];
  hiddenIds: readonly string[];
  onChange: (hiddenIds: string[]) => void;
};

/** Menu that shows and hides columns, except the first column, which names the rows. */
export function ColumnsMenu<Row>({
  columns: [firstColumn, ...otherColumns],
  hiddenIds,
  onChange,
}: ColumnsMenuProps<Row>) {
  return (
    <ToolMenu label={copy.columns} icon={ColumnsIcon} staysOpen>
      <Typography
        component="li"
        role="presentation"
        variant="caption"
        sx={{ padding: '8px 12px 4px', fontWeight: 600, color: 'text.secondary' }}
      >
        {firstColumn && copy.alwaysShown(firstColumn.header)}
      </Typography>
      {otherColumns.map(({ id, header }) => {
        const isShown = !hiddenIds.includes(id);
        return (
          <LazyMenuItem
            key={id}
            role="menuitemcheckbox"
            aria-checked={isShown}
            onClick={() => onChange(isShown ? [...hiddenIds, id] : hiddenIds.filter((hiddenId) => hiddenId !== id))}
          >
            <CheckboxPicture isChecked={isShown} />
            {header}
          </LazyMenuItem>
        );
      })}
      <LazyMenuDivider component="li" />
      <LazyMenuItem onClick={() => onChange([])}>{copy.showAll}</LazyMenuItem>
    </ToolMenu>
  );
}

/** Picture of a checkbox, since a menu item must not contain a real checkbox. */
function CheckboxPicture({ isChecked }: { isChecked: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        blockSize: 18,
        inlineSize: 18,
        flex: 'none',
        borderRadius: '4px',
        border: '1.5px solid',
        borderColor: isChecked ? 'primary.main' : 'tone.fieldLine',
        backgroundColor: isChecked ? 'primary.main' : 'transparent',
        color: 'primary.contrastText',
      }}
    >
      {isChecked && <CheckIcon size="0.875rem" style={{ strokeWidth: 3 }} />}
    </Box>
  );
}
