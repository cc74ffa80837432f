import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { agencyRules } from '~/domain/agency/agency';
import type { Agency } from '~/domain/agency/agency';
import type { TableView } from '~/domain/lists/tableView';

import type { Column } from '../column';
import { DeleteRowButton } from '../RowButton/DeleteRowButton';
import { useListStory } from '../list.stage';
import { DataTable } from './DataTable';
import { useSelection } from './useSelection';

const columns: readonly Column<Agency>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name },
  { id: 'address', header: 'Address', text: ({ address }) => address, isFlexible: true },
  { id: 'phone', header: 'Phone', text: ({ phone }) => phone, firstSort: 'none' },
  {
    id: 'tagBalance',
    header: 'Balance',
    unit: 'tags',
    text: ({ tagBalance }) => String(tagBalance),
    align: 'end',
    firstSort: 'descending',
  },
];

export type TableStageProps = { rows: () => Agency[]; view?: Partial<TableView>; isSelectable?: boolean };

export function TableStage({ rows, view = { rowsPerPage: 25 }, isSelectable = false }: TableStageProps) {
  const [allRows] = useState(rows);
  const list = useListStory(agencyRules, allRows, { view });
  const { selection, selectedCount } = useSelection(list, ({ name }) => name);
  return (
    <>
      <DataTable
        label="Agencies"
        list={list}
        columns={columns}
        card={({ name }) => <Typography component="h2">{name}</Typography>}
        rowActions={{ render: ({ name }) => <DeleteRowButton name={name} onDelete={() => undefined} /> }}
        {...(isSelectable ? { selection } : {})}
      />
      <Typography role="status">{selectedCount} selected</Typography>
    </>
  );
}
