import Box from '@mui/material/Box';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { breakpoints, radii } from '~/components/theme/tokens';

import { pageTextCopy } from './PageText.copy';
import { summaryStyles } from './summaryStyles';

const { columns, names } = pageTextCopy;

/** An item that the site stores in the browser. */
export type StoredEntry = {
  item: string;
  purpose: string;
  /** Name of the cookie or storage key; '' if the item has none of its own. */
  name: string;
  lifetime: string;
};

export type StorageTableProps = { caption: string; entries: readonly StoredEntry[] };

/**
 * A table of items that are stored in the browser, and a collapsed list of their technical names. On phones, the cells
 * of a row are below one another.
 */
export function StorageTable({ caption, entries }: StorageTableProps) {
  return (
    <div>
      {/* The roles keep the semantics of the table, which `display: flex` on phones would remove. */}
      <Box component="table" role="table" sx={tableStyles}>
        <Box component="caption" sx={visuallyHidden}>
          {caption}
        </Box>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{columns.what}</th>
            <th role="columnheader">{columns.until}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {entries.map(({ item, purpose, lifetime }) => (
            <tr key={item} role="row">
              <th role="rowheader" scope="row">
                {item}
                <p>{purpose}</p>
              </th>
              <td role="cell">{lifetime}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Box component="details" sx={namesStyles}>
        <summary>{names}</summary>
        <dl>
          {entries.map(
            ({ item, name }) =>
              name && (
                <div key={item}>
                  <dt>{item}</dt>
                  <dd>
                    <code>{name}</code>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </Box>
    </div>
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
  // The last row has no line below it, since the list of names after the table starts with a line.
  '& tbody tr:last-child': { borderBlockEnd: 0 },
  '& thead th': { paddingBlock: 1, fontWeight: 600, color: 'text.secondary' },
  '& thead th:nth-of-type(2)': { width: { sm: 240, md: 180, bar: 200 } },
  '& tbody th': { typography: 'subtitle2', color: 'text.primary' },
  '& tbody p': { margin: '4px 0 0', typography: 'body2', fontWeight: 400, color: 'text.body' },
  [`@media (max-width: ${breakpoints.sm - 0.01}em)`]: {
    '&, & tbody th, & tbody p': { fontSize: '0.9375rem' },
    '& thead': visuallyHidden,
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, paddingBlock: 1.5 },
    '& tbody th, & tbody td': { padding: 0, minWidth: 0 },
    '& tbody th': { width: '100%', paddingBlockEnd: 1 },
    '& tbody td': { color: 'text.secondary' },
  },
} as const;

const namesStyles = {
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
  '& summary': summaryStyles,
  '& dl': { display: 'grid', gap: 1, paddingBlockEnd: 1 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr) auto',
      sm: 'minmax(0, 1fr) 240px',
      md: 'minmax(0, 1fr) 180px',
      bar: 'minmax(0, 1fr) 200px',
    },
    columnGap: 2,
  },
  '& dt': { color: 'text.body' },
  '& code': {
    px: '6px',
    py: '2px',
    borderRadius: `${radii.control}px`,
    bgcolor: 'tone.idleSoft',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  },
} as const;
