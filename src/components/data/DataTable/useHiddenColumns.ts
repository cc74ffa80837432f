import useMediaQuery from '@mui/material/useMediaQuery';

import type { TableView } from '~/domain/lists/tableView';

import type { Column } from '../column';
import { wideScreenQuery } from './useTableOverflow';

/** Returns the ids of the hidden columns: those the user chose, otherwise the minor columns if the screen is not wide. */
export function useHiddenColumns<Row>(columns: readonly Column<Row>[], { hidden }: TableView): readonly string[] {
  const isWide = useMediaQuery(wideScreenQuery, { noSsr: true });
  if (hidden) return hidden;
  return isWide ? [] : columns.filter(({ isMinor }) => isMinor).map(({ id }) => id);
}
