import { shortViewportQuery } from '~/components/wizard/DialogFrame/dialogStyles';

/** Styles of the dialog's content. The height is fixed, so that the dialog does not move while the user searches. */
export const dialogContentStyles = {
  // Contains the visually hidden elements of the rows, whose absolute positions would otherwise make the dialog scroll.
  position: 'relative',
  paddingInline: { xs: 2, md: 0 },
  paddingBlockEnd: 0,
  blockSize: { md: 'min(60rem, 100vh - 14rem)' },
  // Keeps focused controls clear of the sticky search when the browser scrolls them into view.
  scrollPaddingBlockStart: '120px',
  [shortViewportQuery]: { scrollPaddingBlockStart: 0 },
} as const;

export const stickyBarStyles = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 4,
  paddingInline: { md: 3 },
  bgcolor: 'background.paper',
  [shortViewportQuery]: { position: 'static' },
} as const;

export const searchRowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '&& > *': { flex: 'none' },
  '&& > :first-of-type': { flex: '1 1 9rem', maxInlineSize: 'none' },
} as const;

export const countRowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  minBlockSize: 48,
  paddingBlock: 0.75,
} as const;

/** Makes the checkbox of a row cover the whole row, so that a click anywhere in the row toggles it. */
export const rowsStyles = {
  '&& > *': { scrollMarginBlockStart: 0 },
  // The headers are not sticky, since the search is sticky in their place.
  '&& thead tr > *': { position: 'static' },
  '& :is(tbody tr, li)': { position: 'relative' },
  '& :is(tbody [data-checkbox], li) > span': { position: 'static' },
  '&& tr > :first-child': { paddingInlineStart: '12px' },
  '&& tr > :last-child': { paddingInlineEnd: '24px' },
} as const;
