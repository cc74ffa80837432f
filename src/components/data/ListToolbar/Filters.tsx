import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import FilterIcon from 'lucide-react/icons/list-filter';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { ResponsivePopover } from '~/components/feedback/ResponsivePopover/ResponsivePopover';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { formatCount } from '~/domain/number/amounts';

import type { List } from '../list';
import { filtersCopy as copy } from './Filters.copy';

export type FiltersProps<Row> = {
  list: List<Row>;
  /** Two filters or more, in the order they are read. */
  children: ReactNode;
};

/** Several filters: beside the search or, on phones, on a sheet behind one button that says how many are in use. */
export function Filters<Row>({ list, children }: FiltersProps<Row>) {
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!onPhone) return children;
  const { filtersInUse, onClearFilters } = list;
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        startIcon={<FilterIcon size="1em" />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flex: 'none', paddingInline: 1.75, ...(filtersInUse > 0 ? inUse : {}) }}
      >
        {copy.title}
        {filtersInUse > 0 && (
          <Box component="span" sx={badge}>
            {filtersInUse}
            <Box component="span" sx={visuallyHidden}>
              {copy.inUse}
            </Box>
          </Box>
        )}
      </Button>
      <ResponsivePopover anchor={anchor} title={copy.title} closeLabel={copy.close} onClose={close}>
        <Box sx={{ display: 'grid', gap: 1 }}>{children}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 2, '& > *': { flex: '1 1 8rem' } }}>
          <Button variant="outlined" onClick={onClearFilters}>
            {copy.clear}
          </Button>
          <Button variant="contained" onClick={close}>
            {copy.show(formatCount(list.rows.length))}
          </Button>
        </Box>
      </ResponsivePopover>
    </>
  );
}

const inUse = { borderColor: 'primary.main', color: 'primary.main', backgroundColor: 'tone.primarySoft' } as const;

const badge = {
  position: 'relative',
  minInlineSize: 20,
  marginInlineStart: 1,
  borderRadius: 99,
  paddingInline: '6px',
  backgroundColor: 'primary.main',
  color: 'primary.contrastText',
  typography: 'caption',
  fontWeight: 600,
  textAlign: 'center',
} as const;
