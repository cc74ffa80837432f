import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import CheckIcon from 'lucide-react/icons/check';
import DensityIcon from 'lucide-react/icons/rows-4';
import DownloadIcon from 'lucide-react/icons/download';
import SortIcon from 'lucide-react/icons/arrow-up';

import { textTable } from '../column';
import type { Column } from '../column';
import type { List } from '../list';
import { ColumnsMenu } from './ColumnsMenu';
import { listToolsCopy as copy } from './ListTools.copy';
import { ToolButton } from './ToolButton';
import { ToolMenu } from './ToolMenu';

export type ListToolsProps<Row> = { list: List<Row>; columns: readonly Column<Row>[] };

/** What can be done to a table as a whole. Cards on a phone have no columns and no heads: there one sorts here. */
export function ListTools<Row>({ list, columns }: ListToolsProps<Row>) {
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { view, onViewChange } = list;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flex: 'none' }}>
      {onPhone ? (
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
                <Mark isOn={view.density === density} />
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
  const choices = columns
    .filter(({ firstSort }) => firstSort !== 'none')
    .flatMap(({ id, head }) => [
      { value: id, label: copy.ascending(head) },
      { value: `-${id}`, label: copy.descending(head) },
    ]);
  return (
    <ToolMenu label={copy.sort} icon={SortIcon}>
      {[{ value: '', label: copy.ownOrder }, ...choices].map(({ value, label }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={sort === value}
          selected={sort === value}
          onClick={() => list.onSort(value)}
        >
          <Mark isOn={sort === value} />
          {label}
        </MenuItem>
      ))}
    </ToolMenu>
  );
}

/** Which one is chosen, by a sign and not by a tint alone; the others keep its room. */
function Mark({ isOn }: { isOn: boolean }) {
  return <CheckIcon size="1rem" visibility={isOn ? 'visible' : 'hidden'} />;
}
