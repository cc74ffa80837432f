import { useState } from 'react';

import { ClosableDialog } from '~/components/feedback/ClosableDialog/ClosableDialog';
import { agencyRules } from '~/domain/agency/agency';
import type { Agency } from '~/domain/agency/agency';

import type { Column } from '../column';
import { useSelection } from '../DataTable/useSelection';
import { useStoryList } from '../list.stage';
import type { ListStoryArgs } from '../list.stage';
import { RecordCard } from '../RecordCard/RecordCard';
import { RowPicker } from './RowPicker';

const columns: readonly Column<Agency>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name, isFlexible: true },
  { id: 'phone', header: 'Phone', text: ({ phone }) => phone },
];

const copy = { title: 'Agencies', noun: 'agencies', emptyMessage: 'No agencies found.', searchLabel: 'Search name' };

export type RowPickerStageProps = Pick<ListStoryArgs<never>, 'status' | 'onRetry'> & {
  createRows: () => Agency[];
  onConfirm: (selectedIds: string[]) => void;
  onCancel: () => void;
};

/** A dialog in which the user selects agencies. */
export function RowPickerStage({ createRows, onConfirm, onCancel, ...options }: RowPickerStageProps) {
  const [allRows] = useState(createRows);
  const list = useStoryList(agencyRules, allRows, options);
  const selectionState = useSelection(list, ({ name }) => name);
  return (
    <ClosableDialog open title="Choose agencies" onClose={onCancel}>
      <RowPicker
        copy={copy}
        list={list}
        columns={columns}
        renderCard={({ name, phone }) => <RecordCard title={name} detail={phone} facts={[]} />}
        selectionState={selectionState}
        getConfirmLabel={(count) => `Use ${count}`}
        onConfirm={() => onConfirm([...selectionState.selection.ids])}
        onCancel={onCancel}
      />
    </ClosableDialog>
  );
}
