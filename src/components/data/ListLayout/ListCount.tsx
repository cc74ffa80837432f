import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { pulseAnimation } from '~/components/feedback/pulseAnimation';
import { useIsMobile } from '~/components/theme/useIsMobile';
import { formatCount } from '~/domain/number/amounts';

import { SelectAllCheckbox } from '../DataTable/SelectionCheckbox';
import type { RowSelection } from '../DataTable/useSelection';
import type { ListController } from '../listController';
import { listLayoutCopy as copy } from './ListLayout.copy';

export type ListCountProps<Row> = {
  noun: string;
  list: ListController<Row>;
  /** Selection of the list. On mobile, where no table header has it, the checkbox for all rows is next to the count. */
  selection?: RowSelection<Row> | undefined;
};

/** Status message of a list: 'Loading customers', 'Not loaded' or '2 of 27 customers'. */
export function ListCount<Row>({ noun, list, selection }: ListCountProps<Row>) {
  const { status, matchCount, matchingIds, totalCount } = list;
  const isMobile = useIsMobile();
  return (
    <Box sx={rowStyles}>
      {isMobile && selection && status === 'ready' && matchCount > 0 && (
        <SelectAllCheckbox matchingIds={matchingIds} selection={selection} />
      )}
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
    </Box>
  );
}

/** The message wraps if the controls next to it need the space. */
const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 6rem',
  maxInlineSize: 'max-content',
  // Aligns the checkbox with those of the cards.
  '& > span': { marginInlineStart: '5px', marginBlock: '-3px' },
} as const;
