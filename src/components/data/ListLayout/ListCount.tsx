import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { pulseAnimation } from '~/components/feedback/pulseAnimation';
import { formatCount } from '~/domain/number/amounts';

import type { ListController } from '../listController';
import { listLayoutCopy as copy } from './ListLayout.copy';

export type ListCountProps<Row> = {
  noun: string;
  list: ListController<Row>;
};

/** Status message of a list: 'Loading customers', 'Not loaded' or '2 of 27 customers'. */
export function ListCount<Row>({ noun, list }: ListCountProps<Row>) {
  const { status, matchCount, totalCount } = list;
  return (
    <Typography role="status" variant="body2" sx={countStyles}>
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
  );
}

/** The message wraps if the controls next to it need the space. */
const countStyles = {
  flex: '1 1 6rem',
  maxInlineSize: 'max-content',
  color: 'text.secondary',
} as const;
