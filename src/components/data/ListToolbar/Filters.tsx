import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import FilterIcon from 'lucide-react/icons/list-filter';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { LazyResponsivePopover } from '~/components/feedback/ResponsivePopover/LazyResponsivePopover';
import { useIsMobile } from '~/components/theme/useIsMobile';
import { formatCount } from '~/domain/number/amounts';

import type { ListController } from '../listController';
import { listToolbarCopy } from './ListToolbar.copy';

const copy = listToolbarCopy.filters;

export type FiltersProps<Row> = {
  list: ListController<Row>;
  /** Filters of the list, at least two. */
  children: ReactNode;
  /**
   * Smallest screen size on which the filters fit next to the search. 'wide' (1440 px) is for more than three filters.
   */
  fitFrom?: 'tablet' | 'wide';
  /**
   * Number of active filters that are shown outside of this component; undefined if all filters of the list are in it.
   */
  activeCountOutside?: number | undefined;
};

/**
 * Several filters next to the search. If they do not fit, a button with the number of active filters opens them in a
 * popover, or on mobile in a bottom sheet.
 */
export function Filters<Row>(props: FiltersProps<Row>) {
  const { list, children, fitFrom = 'tablet', activeCountOutside } = props;
  const activeCount = list.activeFilterCount - (activeCountOutside ?? 0);
  const title = activeCountOutside === undefined ? copy.title : copy.more;
  const isMobile = useIsMobile();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'), { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (fitFrom === 'wide' ? isWide : !isMobile) return children;
  const closePopover = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        startIcon={<FilterIcon size="1em" />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flex: 'none', paddingInline: 1.75, ...(activeCount > 0 ? activeStyles : {}) }}
      >
        {title}
        {activeCount > 0 && (
          <Box component="span" sx={badgeStyles}>
            {activeCount}
            <Box component="span" sx={visuallyHidden}>
              {copy.inUse}
            </Box>
          </Box>
        )}
      </Button>
      <LazyResponsivePopover
        open={anchor !== null}
        anchor={anchor}
        title={title}
        closeLabel={copy.close}
        onClose={closePopover}
      >
        <Box sx={{ display: 'grid', gap: 1 }}>{children}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 2, '& > *': { flex: '1 1 8rem' } }}>
          <Button variant="outlined" onClick={list.onClearFilters}>
            {copy.clear}
          </Button>
          <Button variant="contained" onClick={closePopover}>
            {copy.show(formatCount(list.matchCount))}
          </Button>
        </Box>
      </LazyResponsivePopover>
    </>
  );
}

const activeStyles = {
  borderColor: 'primary.main',
  color: 'primary.main',
  backgroundColor: 'tone.primarySoft',
} as const;

const badgeStyles = {
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
