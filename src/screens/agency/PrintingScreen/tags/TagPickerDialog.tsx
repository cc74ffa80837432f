import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRef } from 'react';

import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { RowPicker } from '~/components/data/RowPicker/RowPicker';
import { StatusChip } from '~/components/data/StatusChip/StatusChip';
import { ClosableDialog } from '~/components/feedback/ClosableDialog/ClosableDialog';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { tagStatusLabels } from '~/domain/tag/agencyTag';

import { tagColumns, tagColumnsWithPrinted } from '../../tags/TagsScreen/tagColumns';
import { tagsCopy } from '../../tags/TagsScreen/TagsScreen.copy';
import type { PrintingEffects } from '../controller/printingEffects';
import { tagPickerCopy as copy } from './TagPicker.copy';
import { useTagPicker } from './useTagPicker';
import type { TagPickerEffects } from './useTagPicker';

export type TagPickerDialogProps = {
  open: boolean;
  effects: TagPickerEffects & Pick<PrintingEffects, 'onPrinted'>;
  /** Settings with which the tags are printed. */
  settings: PrintSettings;
  /** Called with the hexacodes of the tags to print, in the order of the list. */
  onUse: (hexacodes: readonly string[]) => void;
  /** True if the user can go back to the sample codes. */
  offersSamples?: boolean;
  onClose: () => void;
  /** Called when the dialog has closed. `choice` is set if the user chose to print other codes instead of tags. */
  onClosed: (choice: CodesInsteadOfTags | undefined) => void;
};

const otherCodes = ['other-source', 'samples'] as const;
export type CodesInsteadOfTags = (typeof otherCodes)[number];

/** Dialog in which the user selects the tags to print. If it is closed without 'Use … tags', nothing changes. */
export function TagPickerDialog({ open, onUse, onClose, onClosed, ...props }: TagPickerDialogProps) {
  const choice = useRef<CodesInsteadOfTags>(undefined);
  return (
    <ClosableDialog
      open={open}
      title={copy.title}
      onClose={onClose}
      onClosed={() => {
        onClosed(choice.current);
        choice.current = undefined;
      }}
    >
      <TagPicker
        {...props}
        onUse={(hexacodes) => {
          onUse(hexacodes);
          onClose();
        }}
        onCancel={onClose}
        onChooseOtherCodes={(otherCodesChoice) => {
          choice.current = otherCodesChoice;
          onClose();
        }}
      />
    </ClosableDialog>
  );
}

type TagPickerProps = Pick<TagPickerDialogProps, 'effects' | 'settings' | 'onUse' | 'offersSamples'> & {
  onCancel: () => void;
  onChooseOtherCodes: (choice: CodesInsteadOfTags) => void;
};

/** Content of the dialog. The dialog unmounts it after closing, which discards a selection that was not confirmed. */
function TagPicker({ effects, settings, onUse, offersSamples = false, onCancel, onChooseOtherCodes }: TagPickerProps) {
  const { list, selection, findHexacodes } = useTagPicker(effects);
  return (
    <RowPicker
      copy={tagsCopy}
      list={list}
      // Without `onPrinted`, as for sample data, nothing records which tags are printed.
      columns={effects.onPrinted ? columnsWithPrinted : columns}
      renderCard={({ hexacode, status, assignedTo }) => (
        <RecordCard
          title={hexacode}
          chip={<StatusChip label={tagStatusLabels[status]} tone={status === 'activated' ? 'ok' : 'idle'} />}
          detail={assignedTo ?? tagsCopy.notAssigned}
          facts={[]}
        />
      )}
      selectionState={selection}
      filters={
        <>
          <FilterSelect
            {...tagsCopy.filters.status}
            value={list.query.status}
            onChange={(status) => list.onFilter({ status })}
          />
          {effects.onPrinted && (
            <FilterSelect
              {...tagsCopy.filters.printed}
              value={list.query.printed}
              onChange={(printed) => list.onFilter({ printed })}
            />
          )}
        </>
      }
      getConfirmLabel={copy.confirm}
      getConfirmNote={(count) => copy.sheets(settings, count)}
      onConfirm={() => void findHexacodes().then(onUse)}
      onCancel={onCancel}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {otherCodes.map(
          (choice) =>
            (choice !== 'samples' || offersSamples) && (
              <Link
                key={choice}
                component="button"
                type="button"
                variant="body2"
                onClick={() => onChooseOtherCodes(choice)}
                sx={{ minBlockSize: 24, textAlign: 'start' }}
              >
                {copy.otherCodes[choice]}
              </Link>
            ),
        )}
      </Box>
    </RowPicker>
  );
}

/** Ids of the columns that the dialog shows. It has no space for the other columns of the tag list. */
const columnIds = new Set(['hexacode', 'status', 'isPrinted', 'assignedTo']);

const columns = tagColumns.filter(({ id }) => columnIds.has(id));
const columnsWithPrinted = tagColumnsWithPrinted.filter(({ id }) => columnIds.has(id));
