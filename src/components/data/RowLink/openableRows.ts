import { createContext } from 'react';
import type { MouseEvent } from 'react';

import { isPlainClick } from '~/components/links/plainClick';
import { isSecondClick } from '~/components/links/secondClick';

/** State and callbacks of rows that can be opened in a panel with their details. */
export type OpenableRows<Row> = {
  /** Id of the row whose details are open. */
  openId: string | undefined;
  /** Returns the URL of the details, for the link in the row. */
  hrefOf: (row: Row) => string;
  onOpen: (row: Row) => void;
};

/** Link to the details of a row. */
export type RowDetailsLink = { href: string; isOpen: boolean; onOpen: () => void };

/** Provides a RecordCard with the link to the details of its row; null if the rows cannot be opened. */
export const RowDetailsLinkContext = createContext<RowDetailsLink | null>(null);

export function getRowDetailsLink<Row extends { id: string }>(
  row: Row,
  details: OpenableRows<Row> | undefined,
): RowDetailsLink | null {
  if (!details) return null;
  return {
    href: details.hrefOf(row),
    isOpen: details.openId === row.id,
    onOpen: () => details.onOpen(row),
  };
}

/** Returns props for the element of a row: a click that is not on a control opens the row. */
export function getOpenableRowProps(target: RowDetailsLink | null) {
  if (!target) return {};
  return {
    'data-open': target.isOpen,
    onClick: (event: MouseEvent) => {
      // Ignores the second click of a double-click, which can be meant for a dialog that the first click has closed.
      if (isSecondClick(event)) return;
      if (isPlainClick(event) && isOnRowItself(event) && !hasSelectedText()) target.onOpen();
    },
  };
}

const controlSelector = 'a, button, input, label, select, textarea';

/** False for clicks on controls, and for clicks in popovers, whose React events bubble to the row that renders them. */
function isOnRowItself({ target, currentTarget }: MouseEvent): boolean {
  return target instanceof Element && currentTarget.contains(target) && !target.closest(controlSelector);
}

/** True after the user has dragged over text or double-clicked a word. A plain click deselects text on mousedown. */
const hasSelectedText = () => getSelection()?.isCollapsed === false;
