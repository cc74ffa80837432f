import Box from '@mui/material/Box';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { breakpoints, radii } from '~/components/theme/tokens';

import { pageTextCopy } from './PageText.copy';

const { columns } = pageTextCopy;

/** An item that the site stores in the browser. */
export type StoredEntry = {
  what: string;
  why: string;
  /** Name of the cookie or storage key; '' if the item has none of its own. */
  name: string;
  until: string;
};

export type StorageTableProps = { caption: string; entries: readonly StoredEntry[] };

/** A table of items that are stored in the browser. On phones, the cells of a row are below one another. */
export function StorageTable({ caption, entries }: StorageTableProps) {
  return (
    // The roles keep the semantics of the table, which `display: flex` on phones would remove.
    <Box component="table" role="table" sx={tableStyles}>
      <Box component="caption" sx={visuallyHidden}>
        {caption}
      </Box>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{columns.what}</th>
          <th role="columnheader">{columns.until}</th>
          <th role="columnheader">{columns.name}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map(({ what, why, name, until }) => (
          <tr key={what} role="row">
            <th role="rowheader" scope="row">
              {what}
              <p>{why}</p>
            </th>
            <td role="cell">{until}</td>
            <td role="cell">{name && <code>{name}</code>}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tableStyles = {
  position: 'relative',
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  typography: 'body2',
  textAlign: 'start',
  '& th, & td': { paddingBlock: 1.5, paddingInline: '0 16px', textAlign: 'start', verticalAlign: 'top' },
  '& tr': { borderBlockEnd: '1px solid', borderColor: 'divider' },
  // The last row has no line below it, since the section after the table starts with a line.
  '& tbody tr:last-child': { borderBlockEnd: 0 },
  '& thead th': { paddingBlock: 1, fontWeight: 600, color: 'text.secondary' },
  '& thead th:nth-of-type(3)': { width: 152 },
  '& thead th:nth-of-type(2)': { width: 176 },
  '& td:empty::before': { content: '"–"', color: 'text.secondary' },
  '& tbody th': { typography: 'subtitle2', color: 'text.primary' },
  '& tbody p': { margin: '4px 0 0', typography: 'body2', fontWeight: 400, color: 'text.body' },
  '& code': {
    paddingInline: '6px',
    paddingBlock: '2px',
    borderRadius: `${radii.control}px`,
    bgcolor: 'tone.idleSoft',
    fontSize: '0.75rem',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  },
  [`@media (max-width: ${breakpoints.sm - 0.01}em)`]: {
    '& thead': visuallyHidden,
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, paddingBlock: 1.5 },
    '& tbody th, & tbody td': { padding: 0, minWidth: 0 },
    '& tbody th': { width: '100%', paddingBlockEnd: 1 },
    // An empty cell takes up no space, but stays in the accessibility tree.
    '& td:empty': { position: 'absolute' },
    '& td:empty::before': { content: 'none' },
  },
} as const;
