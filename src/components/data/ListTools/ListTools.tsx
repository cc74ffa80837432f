import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import CheckIcon from 'lucide-react/icons/check';
import DensityIcon from 'lucide-react/icons/rows-4';
import DownloadIcon from 'lucide-react/icons/download';
import SortIcon from 'lucide-react/icons/arrow-up';

import { useIsMobile } from '~/components/theme/useIsMobile';

import { textTable } from '../column';
import type { Column } from '../column';
import type { List } from '../list';
import { ColumnsMenu } from './ColumnsMenu';
import { listToolsCopy as copy } from './ListTools.copy';
import { ToolButton } from './ToolButton';
import { ToolMenu } from './ToolMenu';

export type ListToolsProps<Row> = { list: List<Row>; columns: readonly Column<Row>[] };

/** Columns, density and download of a table. On mobile, a sort menu replaces columns and density. */
export function ListTools<Row>({ list, columns }: ListToolsProps<Row>) {
  const isMobile = useIsMobile();
  const { view, onViewChange } = list;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flex: 'none' }}>
      {isMobile ? (
        <SortMenu list={list} columns={columns} />
      ) : (
        <>
          <ColumnsMenu columns={columns} hidden={view.hidden} onChange={(hidden) => onViewChange({ hidden })} />
          <ToolMenu label={copy.density} icon={DensityIcon}>
            {(['comfortable', 'compact'] as const).map((density) => (
              <MenuItem
                key={density}
                role="menuitemradio"
                aria-checked={view.density === density}
                selected={view.density === density}
                onClick={() => onViewChange({ density })}
              >
                <Mark isChecked={view.density === density} />
                {copy[density]}
              </MenuItem>
            ))}
          </ToolMenu>
        </>
      )}
      <ToolButton
        label={copy.download}
        icon={DownloadIcon}
        onClick={() => list.onDownload(textTable(columns, list.rows))}
      />
    </Box>
  );
}

function SortMenu<Row>({ list, columns }: ListToolsProps<Row>) {
  const { sort } = list.query;
  const options = columns
    .filter(({ firstSort }) => firstSort !== 'none')
    .flatMap(({ id, header }) => [
      { value: id, label: copy.ascending(header) },
      { value: `-${id}`, label: copy.descending(header) },
    ]);
  return (
    <ToolMenu label={copy.sort} icon={SortIcon}>
      {[{ value: '', label: copy.ownOrder }, ...options].map(({ value, label }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={sort === value}
          selected={sort === value}
          onClick={() => list.onSort(value)}
        >
          <Mark isChecked={sort === value} />
          {label}
        </MenuItem>
      ))}
    </ToolMenu>
  );
}

/** Marks the selected item, not by colour alone. Invisible marks keep the labels aligned. */
function Mark({ isChecked }: { isChecked: boolean }) {
  return <CheckIcon size="1rem" visibility={isChecked ? 'visible' : 'hidden'} />;
}
