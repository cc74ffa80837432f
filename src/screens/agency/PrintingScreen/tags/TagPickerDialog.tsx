import Link from '@mui/material/Link';
import { useRef } from 'react';

import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { RowPicker } from '~/components/data/RowPicker/RowPicker';
import { StatusChip } from '~/components/data/StatusChip/StatusChip';
import { ClosableDialog } from '~/components/feedback/ClosableDialog/ClosableDialog';
import { tagStatusLabels } from '~/domain/tag/agencyTag';

import { tagColumns, tagColumnsWithPrinted } from '../../tags/TagsScreen/tagColumns';
import { tagsCopy } from '../../tags/TagsScreen/TagsScreen.copy';
import type { PrintingEffects } from '../controller/effects';
import { tagPickerCopy as copy } from './TagPicker.copy';
import { useTagPicker } from './useTagPicker';
import type { TagPickerEffects } from './useTagPicker';

export type TagPickerDialogProps = {
  open: boolean;
  effects: TagPickerEffects & Pick<PrintingEffects, 'onPrinted'>;
  /** Uses the tags with these hexacodes, in this order. */
  onUse: (hexacodes: readonly string[]) => void;
  onClose: () => void;
  /** Called when the dialog has closed. `usesOtherSource`: the user wants to print other codes than tags of the list. */
  onClosed: (usesOtherSource: boolean) => void;
};

/** Dialog in which the user selects the tags to print. Without 'Use … tags', the previous selection is kept. */
export function TagPickerDialog({ open, effects, onUse, onClose, onClosed }: TagPickerDialogProps) {
  const usesOtherSource = useRef(false);
  return (
    <ClosableDialog
      open={open}
      title={copy.title}
      onClose={onClose}
      onClosed={() => {
        onClosed(usesOtherSource.current);
        usesOtherSource.current = false;
      }}
    >
      <TagPicker
        effects={effects}
        onUse={(hexacodes) => {
          onUse(hexacodes);
          onClose();
        }}
        onCancel={onClose}
        onChooseOtherSource={() => {
          usesOtherSource.current = true;
          onClose();
        }}
      />
    </ClosableDialog>
  );
}

type TagPickerProps = Pick<TagPickerDialogProps, 'effects' | 'onUse'> & {
  onCancel: () => void;
  onChooseOtherSource: () => void;
};

/** Content of the dialog. The dialog unmounts it after closing, which drops a selection that was not used. */
function TagPicker({ effects, onUse, onCancel, onChooseOtherSource }: TagPickerProps) {
  const { list, selection, findHexacodes } = useTagPicker(effects);
  return (
    <RowPicker
      copy={tagsCopy}
      list={list}
      // Sample data does not record which tags are printed.
      columns={effects.onPrinted ? columnsWithPrinted : columns}
      card={({ hexacode, status, assignedTo }) => (
        <RecordCard
          title={hexacode}
          chip={<StatusChip label={tagStatusLabels[status]} tone={status === 'activated' ? 'ok' : 'idle'} />}
          detail={assignedTo ?? tagsCopy.notAssigned}
          facts={[]}
        />
      )}
      selection={selection}
      filters={
        effects.onPrinted && (
          <FilterSelect
            {...tagsCopy.filters.printed}
            value={list.query.printed}
            onChange={(printed) => list.onFilter({ printed })}
          />
        )
      }
      confirmLabel={copy.confirm}
      onConfirm={() => void findHexacodes().then(onUse)}
      onCancel={onCancel}
    >
      <Link component="button" type="button" variant="body2" onClick={onChooseOtherSource}>
        {copy.otherSources}
      </Link>
    </RowPicker>
  );
}

/** The columns for which the dialog has space. */
const columnIds = new Set(['hexacode', 'status', 'isPrinted', 'assignedTo']);

const columns = tagColumns.filter(({ id }) => columnIds.has(id));
const columnsWithPrinted = tagColumnsWithPrinted.filter(({ id }) => columnIds.has(id));
