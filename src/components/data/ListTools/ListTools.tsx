import Box from '@mui/material/Box';
import CheckIcon from 'lucide-react/icons/check';
import DensityIcon from 'lucide-react/icons/list-chevrons-up-down';
import DownloadIcon from 'lucide-react/icons/download';
import MoreIcon from 'lucide-react/icons/ellipsis-vertical';
import SortIcon from 'lucide-react/icons/arrow-up-down';

import { LazyMenuItem } from '~/components/feedback/LazyMenu/LazyMenuItem';
import { useIsMobile } from '~/components/theme/useIsMobile';
import { densities } from '~/domain/lists/tableView';

import { createExportTable } from '../column';
import type { Column } from '../column';
import type { ListController } from '../listController';
import { useHiddenColumnIds } from '../DataTable/useHiddenColumnIds';
import { ColumnsMenu } from './ColumnsMenu';
import { HiddenColumnsBadge } from './HiddenColumnsBadge';
import { listToolsCopy as copy } from './ListTools.copy';
import { ToolButton } from './ToolButton';
import { ToolMenu } from './ToolMenu';

export type ListToolsProps<Row> = {
  list: ListController<Row>;
  columns: readonly Column<Row>[];
};

/** Tools of a table: columns, density and CSV download. On mobile: a sort menu, and a menu with the download. */
export function ListTools<Row>({ list, columns }: ListToolsProps<Row>) {
  const isMobile = useIsMobile();
  const { view, onViewChange } = list;
  const hiddenIds = useHiddenColumnIds(columns, view);
  const downloadCsv = () => void list.findRows().then((rows) => list.onDownload(createExportTable(columns, rows)));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginInlineStart: 'auto' }}>
      {isMobile ? (
        <>
          <SortMenu list={list} columns={columns} />
          <ToolMenu label={copy.more} icon={MoreIcon}>
            <LazyMenuItem onClick={downloadCsv}>
              <DownloadIcon size="1.25rem" />
              {copy.download}
            </LazyMenuItem>
          </ToolMenu>
        </>
      ) : (
        <>
          <Box sx={[{ position: 'relative' }, hiddenIds.length > 0 && badgeSpaceStyles]}>
            <ColumnsMenu columns={columns} hiddenIds={hiddenIds} onChange={(ids) => onViewChange({ hidden: ids })} />
            {hiddenIds.length > 0 && <HiddenColumnsBadge count={hiddenIds.length} />}
          </Box>
          <ToolMenu label={copy.density} icon={DensityIcon}>
            {densities.map((density) => (
              <LazyMenuItem
                key={density}
                role="menuitemradio"
                aria-checked={view.density === density}
                selected={view.density === density}
                onClick={() => onViewChange({ density })}
              >
                <CheckMark isChecked={view.density === density} />
                {copy[density]}
              </LazyMenuItem>
            ))}
          </ToolMenu>
          <ToolButton label={copy.download} icon={DownloadIcon} onClick={downloadCsv} />
        </>
      )}
    </Box>
  );
}

/** Styles that make space for the badge at the end of the Columns button. */
const badgeSpaceStyles = { '&&& > button': { paddingInline: { xs: '6px 22px', lg: '12px 34px' } } } as const;

function SortMenu<Row>({ list, columns }: ListToolsProps<Row>) {
  const { sort } = list.query;
  const options = columns
    .filter(({ firstSortDirection }) => firstSortDirection !== 'none')
    .flatMap(({ id, header }) => [
      { value: id, label: copy.ascending(header) },
      { value: `-${id}`, label: copy.descending(header) },
    ]);
  const currentOption = options.find(({ value }) => value === sort);
  return (
    <ToolMenu label={currentOption ? copy.sortedBy(currentOption.label) : copy.sort} icon={SortIcon} keepsLabel>
      {[{ value: '', label: copy.defaultOrder }, ...options].map(({ value, label }) => (
        <LazyMenuItem
          key={value}
          role="menuitemradio"
          aria-checked={sort === value}
          selected={sort === value}
          onClick={() => list.onSort(value)}
        >
          <CheckMark isChecked={sort === value} />
          {label}
        </LazyMenuItem>
      ))}
    </ToolMenu>
  );
}

/** Check mark of a menu item. It is invisible if the item is not selected, so that the labels are aligned. */
function CheckMark({ isChecked }: { isChecked: boolean }) {
  return <CheckIcon size="1rem" visibility={isChecked ? 'visible' : 'hidden'} />;
}
