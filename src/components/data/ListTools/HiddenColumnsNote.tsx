import Typography from '@mui/material/Typography';

import { useHiddenColumnIds } from '../DataTable/useHiddenColumnIds';
import { listToolsCopy as copy } from './ListTools.copy';
import type { ListToolsProps } from './ListTools';

/** Says how many columns of a table are hidden. */
export function HiddenColumnsNote<Row>({ list: { view }, columns }: ListToolsProps<Row>) {
  const { length } = useHiddenColumnIds(columns, view);
  return (
    length > 0 && (
      <Typography variant="body2" sx={{ color: 'text.secondary', marginInlineEnd: 0.5, whiteSpace: 'nowrap' }}>
        {copy.hiddenColumns(length)}
      </Typography>
    )
  );
}
