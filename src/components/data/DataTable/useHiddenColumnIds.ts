import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

import type { TableView } from '~/domain/lists/tableView';

import type { Column } from '../column';

/**
 * Returns the ids of the hidden columns: those that the user has hidden or, until the user chooses, those whose
 * `hiddenBelow` is more than the width of the window. The first column is always visible.
 */
export function useHiddenColumnIds<Row>(columns: readonly Column<Row>[], { hidden }: TableView): readonly string[] {
  const isBelow = {
    '51em': useMediaQuery('(width < 51em)', { noSsr: true }),
    lg: useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true }),
    '68em': useMediaQuery('(width < 68em)', { noSsr: true }),
    xl: useMediaQuery((theme: Theme) => theme.breakpoints.down('xl'), { noSsr: true }),
  };
  return columns
    .slice(1)
    .filter(({ id, hiddenBelow }) => (hidden ? hidden.includes(id) : hiddenBelow && isBelow[hiddenBelow]))
    .map(({ id }) => id);
}
