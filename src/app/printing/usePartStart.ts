import { useState } from 'react';

import { nextStart } from '~/domain/printing/codes/codesPart';
import { withStickers } from '~/domain/printing/codes/printRun';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { sheetOf } from '~/domain/printing/sticker/scene';
import type { RunSource } from '~/domain/printing/codes/tagSource';

export type PartStartOptions = {
  settings: PrintSettings;
  onSettings: (settings: PrintSettings) => void;
  run: RunSource;
  onPart: (part: number) => void;
};

/** Lets each part of a run start where the one before it ends; the first starts again where a person had it start. */
export function usePartStart({ settings, onSettings, run, onPart }: PartStartOptions) {
  const [first, setFirst] = useState<number>();
  const part = run.source === 'sample' ? 0 : run.part.part;

  // Other tags or fewer copies lead back to the first part as well.
  if (part === 0 && first !== undefined) {
    setFirst(undefined);
    onSettings({ ...settings, start: first });
  }

  return {
    onPart: (wanted: number) => {
      const sheet = sheetOf(withStickers(settings, run));
      if (wanted === part + 1 && sheet.fits) {
        setFirst(first ?? settings.start);
        onSettings({ ...settings, start: nextStart(sheet) });
      }
      onPart(wanted);
    },
    /** Where the first part started is forgotten: other settings have come. */
    forgetStart: () => setFirst(undefined),
  };
}
