import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';

import { agencyRules } from '~/domain/agency/agency';
import type { Agency } from '~/domain/agency/agency';
import type { TableView } from '~/domain/lists/tableView';

import type { Column } from '../column';
import { RecordCard } from '../RecordCard/RecordCard';
import { DeleteRowButton } from '../RowButton/DeleteRowButton';
import { useStoryList } from '../list.stage';
import { DataTable } from './DataTable';
import { useSelection } from './useSelection';

const columns: readonly Column<Agency>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name },
  { id: 'address', header: 'Address', text: ({ address }) => address, isFlexible: true },
  { id: 'phone', header: 'Phone', text: ({ phone }) => phone, firstSortDirection: 'none' },
  {
    id: 'tagBalance',
    header: 'Balance',
    unit: 'tags',
    text: ({ tagBalance }) => String(tagBalance),
    align: 'end',
    firstSortDirection: 'descending',
  },
];

export type TableStageProps = { createRows: () => Agency[]; view?: Partial<TableView>; isSelectable?: boolean };

/**
 * A table of agencies, with the number of selected rows below it. The user can delete one row at a time, and undo it.
 */
export function TableStage({ createRows, view = { rowsPerPage: 25 }, isSelectable = false }: TableStageProps) {
  const [allRows] = useState(createRows);
  const [deletedId, setDeletedId] = useState<string>();
  const remainingRows = useMemo(() => allRows.filter(({ id }) => id !== deletedId), [allRows, deletedId]);
  const list = useStoryList(agencyRules, remainingRows, { view });
  const { selection, selectedCount, hiddenCount } = useSelection(list, ({ name }) => name);
  return (
    <>
      <DataTable
        label="Agencies"
        list={list}
        columns={columns}
        renderCard={({ name, email }) => <RecordCard title={name} detail={email} facts={[]} />}
        rowActions={{ render: ({ id, name }) => <DeleteRowButton name={name} onDelete={() => setDeletedId(id)} /> }}
        {...(isSelectable ? { selection } : {})}
      />
      {deletedId !== undefined && <Button onClick={() => setDeletedId(undefined)}>Undo</Button>}
      <Typography role="status">
        {selectedCount} selected{hiddenCount > 0 && `, ${hiddenCount} hidden`}
      </Typography>
    </>
  );
}
