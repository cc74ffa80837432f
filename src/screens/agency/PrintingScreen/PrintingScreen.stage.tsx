import { useMemo, useState } from 'react';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { noEntries, readTags, runSource } from '~/domain/printing/codes/tagSource';
import type { TagEntries } from '~/domain/printing/codes/tagSource';

import { AgencyStage } from '../AgencyLayout/AgencyLayout.stage';
import { PrintingScreen } from './PrintingScreen';

export type TagsStageProps = {
  entries?: TagEntries;
  /** The hexacodes of the tags that were chosen in the list of tags. */
  chosen?: readonly string[];
  settings?: PrintSettings;
  refusal?: { name: string; message: string };
  onDrop: () => void;
  onFile: (file: File) => void;
  onPrint: () => void;
};

/** The printing screen for its stories: what is entered and set stays. */
export function TagsStage({
  entries = noEntries,
  chosen = [],
  settings = defaultPrintSettings,
  refusal,
  ...acts
}: TagsStageProps) {
  const [entered, setEntered] = useState(entries);
  const [hexacodes, setHexacodes] = useState(chosen);
  const [set, setSettings] = useState(settings);
  const [part, setPart] = useState(0);
  const read = useMemo(() => readTags(entered, hexacodes), [entered, hexacodes]);
  const run = useMemo(() => runSource(read, set.quantity, part), [read, set.quantity, part]);
  return (
    <AgencyStage currentPath="/Agencies-PrintQr">
      <PrintingScreen
        settings={set}
        onSettingsChange={setSettings}
        tags={{
          entries: entered,
          read,
          run,
          chosen: hexacodes.length,
          onEntries: setEntered,
          onPart: setPart,
          onDrop: () => {
            setHexacodes([]);
            setEntered({ ...entered, source: 'sample' });
            acts.onDrop();
          },
          onFile: acts.onFile,
          ...(refusal ? { refusal } : {}),
        }}
        tagBase="https://tag.example.com"
        printState="idle"
        onDesignFile={() => undefined}
        onPrint={acts.onPrint}
        onReset={() => undefined}
      />
    </AgencyStage>
  );
}
