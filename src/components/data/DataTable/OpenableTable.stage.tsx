import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';

import { agencyRules } from '~/domain/agency/agency';
import type { Agency } from '~/domain/agency/agency';

import type { Column } from '../column';
import { RecordCard } from '../RecordCard/RecordCard';
import { DeleteRowButton } from '../RowButton/DeleteRowButton';
import { UrlText } from '../UrlText/UrlText';
import { useStoryList } from '../list.stage';
import { DataTable } from './DataTable';
import { useSelection } from './useSelection';

const columns: readonly Column<Agency>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name, isFlexible: true },
  { id: 'email', header: 'Email', text: ({ email }) => email },
  { id: 'site', header: 'Site', text: () => 'site', cell: () => <UrlText url="https://site.example.com" /> },
];

export type OpenableTableProps = {
  createRows: () => Agency[];
  openId?: string;
  onOpen: (name: string) => void;
  onDelete: () => void;
};

/**
 * A table with openable rows. In place of the details panel, a button appears below the table, which closes the row.
 */
export function OpenableTable({ createRows, openId: initialOpenId, onOpen, onDelete }: OpenableTableProps) {
  const [allRows] = useState(createRows);
  const [openId, setOpenId] = useState(initialOpenId);
  const list = useStoryList(agencyRules, allRows);
  const { selection } = useSelection(list, ({ name }) => name);
  return (
    <Box sx={{ padding: 2 }}>
      <DataTable
        label="Agencies"
        list={list}
        columns={columns}
        renderCard={({ name, email }) => <RecordCard title={name} detail={email} facts={[]} />}
        rowActions={{ render: ({ name }) => <DeleteAction name={name} onDelete={onDelete} /> }}
        selection={selection}
        details={{
          openId,
          getHref: ({ id }) => `/Agencies?open=${id}`,
          onOpen: ({ id, name }) => {
            setOpenId(id);
            onOpen(name);
          },
        }}
      />
      {openId !== undefined && (
        <Button autoFocus onClick={() => setOpenId(undefined)}>
          Close the details
        </Button>
      )}
    </Box>
  );
}

/**
 * Delete button with a dialog that is a React child of the row, so that React events in the dialog bubble to the row.
 */
function DeleteAction({ name, onDelete }: { name: string; onDelete: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const questionId = useId();
  return (
    <>
      <DeleteRowButton name={name} onDelete={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={questionId}>
        <p id={questionId}>Delete it?</p>
        <Button
          onClick={() => {
            onDelete();
            setOpen(false);
          }}
        >
          Delete
        </Button>
      </Dialog>
    </>
  );
}
