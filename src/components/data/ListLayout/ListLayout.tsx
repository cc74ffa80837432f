import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import type { ReactNode } from 'react';

import type { List } from '../list';
import { ListCount } from './ListCount';
import { ListEmptyState } from './ListEmptyState';
import { SkeletonRows } from './SkeletonRows';

export type ListLayoutProps<Row> = {
  title: string;
  /** What its rows are called, in the plural: 'agencies'. */
  noun: string;
  list: List<Row>;
  /** What is said when there is nothing to show. */
  emptyMessage: string;
  /** The screen's one primary button. */
  action?: ReactNode;
  /** Search and filters, usually a ListToolbar. */
  toolbar: ReactNode;
  /** Stands at the end of the row that counts, usually ListTools. */
  tools?: ReactNode;
  /** Takes the place of that row while rows are chosen; on phones it docks at the lower edge. */
  selectionBar?: ReactNode;
  /** The table; drawn only when there are rows to show. */
  children: ReactNode;
};

/** From the lower edge of a phone to over the bar that is docked there, in px. */
const dock = 220;

/** The frame of every list: heading, action, search, count, then the rows or what stands in for them. */
export function ListLayout<Row>(props: ListLayoutProps<Row>) {
  const { title, noun, list, emptyMessage, action, toolbar, tools, selectionBar, children } = props;
  const { status, rows } = list;
  const hasRows = status === 'ready' && rows.length > 0;
  const shownBar = hasRows ? selectionBar : undefined;
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const card = useRef<HTMLDivElement>(null);
  const clear = () => {
    list.onClear();
    // The button goes with what it cleared; one types on where the search stood.
    card.current?.querySelector<HTMLInputElement>('[role=searchbox]')?.focus();
  };
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '8px 16px',
          minBlockSize: 40,
          marginBlockEnd: { xs: 2, md: 2.5 },
          '& > button': { maxInlineSize: '100%', whiteSpace: 'normal' },
        }}
      >
        <Typography variant="h4" tabIndex={-1} sx={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
          {title}
        </Typography>
        {action}
      </Box>
      <Card
        ref={card}
        data-list
        aria-busy={status === 'loading'}
        sx={(theme) => ({
          // The heads of the table stick to the page, which a clipping card would keep them from.
          overflow: 'visible',
          '& > :last-child': { borderEndStartRadius: 'inherit', borderEndEndRadius: 'inherit' },
          [theme.breakpoints.down('md')]: { border: 0, boxShadow: 'none', backgroundColor: 'transparent' },
          // What is focused comes out from under the docked bar too.
          ...(onPhone && shownBar ? { '&& :where(a, button, input)': { scrollMarginBlockEnd: `${dock}px` } } : {}),
        })}
      >
        {toolbar}
        <MetaRow selectionBar={onPhone ? undefined : shownBar}>
          <ListCount noun={noun} list={list} />
          {hasRows && tools}
        </MetaRow>
        {status === 'loading' && <SkeletonRows />}
        {hasRows && children}
        {status !== 'loading' && !hasRows && (
          <ListEmptyState noun={noun} list={list} emptyMessage={emptyMessage} onClear={clear} />
        )}
        {onPhone && shownBar}
      </Card>
    </>
  );
}

/** Both rows lie in one place and are as tall as the taller one, so that nothing moves when the first row is chosen. */
function MetaRow({ selectionBar, children }: { selectionBar: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '& > *': { gridArea: '1 / 1' },
        borderBlockStart: { xs: 0, md: '1px solid' },
        borderColor: { md: 'divider' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px',
          minBlockSize: { xs: 44, md: 56, lg: 48 },
          paddingInline: { xs: 0, md: '16px 8px' },
          paddingBlock: { md: '6px' },
          visibility: selectionBar ? 'hidden' : 'visible',
        }}
      >
        {children}
      </Box>
      {selectionBar}
    </Box>
  );
}
