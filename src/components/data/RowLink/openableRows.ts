import { createContext } from 'react';
import type { MouseEvent } from 'react';

import { isPlainClick } from '~/components/links/plainClick';
import { isSecondClick } from '~/components/links/secondClick';

/** State and callbacks of rows that can be opened in a panel with their details. */
export type OpenableRows<Row> = {
  /** Id of the row whose details are open. */
  openId: string | undefined;
  /** Returns the URL of a row's details. */
  getHref: (row: Row) => string;
  onOpen: (row: Row) => void;
};

export type RowDetailsLink = { href: string; isOpen: boolean; onOpen: () => void };

/** Provides a RecordCard with the link to the details of its row; null if the rows cannot be opened. */
export const RowDetailsLinkContext = createContext<RowDetailsLink | null>(null);

export function getRowDetailsLink<Row extends { id: string }>(
  row: Row,
  details: OpenableRows<Row> | undefined,
): RowDetailsLink | null {
  if (!details) return null;
  return {
    href: details.getHref(row),
    isOpen: details.openId === row.id,
    onOpen: () => details.onOpen(row),
  };
}

/** Returns the props of a row's element: a click in the row, but not on a control, opens the row. */
export function getOpenableRowProps(detailsLink: RowDetailsLink | null) {
  if (!detailsLink) return {};
  return {
    'data-open': detailsLink.isOpen,
    onClick: (event: MouseEvent) => {
      // Ignores the second click of a double-click: it may have been meant for a dialog that the first click closed.
      if (isSecondClick(event)) return;
      if (isPlainClick(event) && isOnRowItself(event) && !hasSelectedText()) detailsLink.onOpen();
    },
  };
}

const controlSelector = 'a, button, input, label, select, textarea';

/** False for clicks on controls, and for clicks in popovers of the row, whose React events bubble to the row. */
function isOnRowItself({ target, currentTarget }: MouseEvent): boolean {
  return target instanceof Element && currentTarget.contains(target) && !target.closest(controlSelector);
}

/**
 * True after the user has dragged over text or double-clicked a word. A plain click deselects text on mousedown, before
 * this check.
 */
const hasSelectedText = () => getSelection()?.isCollapsed === false;
