import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { pulseAnimation } from '~/components/feedback/pulseAnimation';
import { useIsMobile } from '~/components/theme/useIsMobile';
import { formatCount } from '~/domain/number/amounts';

import type { Column } from '../column';
import type { ListController } from '../listController';
import { HiddenColumnsNote } from '../ListTools/HiddenColumnsNote';
import { listLayoutCopy as copy } from './ListLayout.copy';

export type ListCountProps<Row> = {
  noun: string;
  list: ListController<Row>;
  /** Columns of the table, some of which can be hidden. Only needed if there are ListTools. */
  columns?: readonly Column<Row>[];
};

/** Status message of a list: 'Loading customers', 'Not loaded' or '2 of 27 customers'. With a note on hidden columns. */
export function ListCount<Row>({ noun, list, columns = [] }: ListCountProps<Row>) {
  const { status, matchCount, totalCount } = list;
  const isMobile = useIsMobile();
  return (
    <Box sx={rowStyles}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {status === 'loading' && (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
            <Box component="span" sx={pulseAnimation}>
              <FinderPattern size={16} colour="primary.main" />
            </Box>
            {copy.loading(noun)}
          </Box>
        )}
        {status === 'failed' && copy.notLoaded}
        {status === 'ready' && (
          <>
            <Box component="strong" sx={{ fontWeight: 600, color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
              {copy.countOfTotal(formatCount(matchCount), formatCount(totalCount))}
            </Box>{' '}
            {noun}
          </>
        )}
      </Typography>
      {status === 'ready' && matchCount > 0 && !isMobile && <HiddenColumnsNote list={list} columns={columns} />}
    </Box>
  );
}

/** The note is next to the list tools or, if there is too little space, below the message. */
const rowStyles = {
  flex: '1 1 6rem',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;
