import { useState } from 'react';

import { storyDay, useStoryCollection } from '~/components/data/list.stage';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { agencyTagRules } from '~/domain/tag/agencyTag';
import type { AgencyTag } from '~/domain/tag/agencyTag';

import { TagPickerDialog } from './TagPickerDialog';
import type { TagPickerDialogProps } from './TagPickerDialog';

export type TagPickerStageProps = Pick<TagPickerDialogProps, 'onUse' | 'onClose' | 'onClosed'> & {
  createTags: () => readonly AgencyTag[];
  selectedHexacodes: readonly string[];
  /** True if the data records which tags are printed. The dialog then has the column 'Printed'. */
  recordsPrints?: boolean;
};

/** Shows the open dialog with the tags of a story. */
export function TagPickerStage({
  createTags,
  selectedHexacodes,
  recordsPrints = false,
  ...callbacks
}: TagPickerStageProps) {
  const [rows] = useState(createTags);
  const collection = useStoryCollection(agencyTagRules, rows);
  const effects = {
    getTagCollection: () => collection,
    selectedHexacodes,
    printers: { today: () => storyDay },
    reload: () => undefined,
    onPrinted: recordsPrints ? () => undefined : undefined,
  };
  return <TagPickerDialog open effects={effects} settings={defaultPrintSettings} {...callbacks} />;
}
