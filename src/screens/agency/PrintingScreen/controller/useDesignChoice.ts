import { useState } from 'react';

import { useLatestTask } from '~/components/inputs/useLatestTask';
import { builtInLabels } from '~/components/printing/DesignGallery/DesignGallery.copy';
import { loadBuiltInDesignFile } from '~/components/printing/DesignGallery/useBuiltInDesignSvgs';
import type { BuiltInName } from '~/domain/printing/design/builtInDesign';
import type { Design } from '~/domain/printing/design/design';
import type { DesignResult } from '~/domain/printing/design/designFile';
import type { PrintingAction } from '~/domain/printing/state/printingState';

import type { PrintingEffects } from './printingEffects';

/** Reads the design that the user chooses: a file, another page of the current PDF, or a built-in design. */
export function useDesignChoice(
  effects: PrintingEffects,
  design: Design | undefined,
  dispatch: (action: PrintingAction) => void,
) {
  const readTask = useLatestTask();
  const [reading, setReading] = useState<{ page?: number }>();

  /** Reads a design and dispatches the result, unless the user has chosen another design in the meantime. */
  async function readAndDispatch(
    newReading: { page?: number } | undefined,
    designPromise: Promise<DesignResult>,
    createAction: (result: DesignResult) => PrintingAction,
  ) {
    const isLatest = readTask.start();
    setReading(newReading);
    const result = await designPromise;
    if (isLatest()) {
      setReading(undefined);
      dispatch(createAction(result));
    } else if (result.ok) effects.releaseDesign(result.design);
  }

  return {
    /** `{}` while an uploaded file is read, `{ page }` while another page of the current PDF is read; else undefined. */
    reading,
    onChooseFile: (file: File) =>
      void readAndDispatch({}, effects.readDesign(file), (result) => ({ type: 'readDesign', name: file.name, result })),
    onPageChange: (page: number) => {
      if (!design) return;
      const { name } = design;
      const designPromise = effects.readDesignPage(design, page);
      void readAndDispatch({ page }, designPromise, (result) => ({ type: 'readDesign', name, result }));
    },
    onChooseBuiltIn: (name: BuiltInName) => {
      const label = builtInLabels[name];
      const designPromise = loadBuiltInDesignFile(name, label).then(effects.readDesign, (): DesignResult => ({
        ok: false,
        error: { reason: 'not-loaded' },
      }));
      void readAndDispatch(undefined, designPromise, (result) => ({ type: 'readBuiltIn', name, label, result }));
    },
    /** Cancels reading a design. */
    cancel: () => {
      readTask.cancel();
      setReading(undefined);
    },
  };
}

export type DesignChoice = ReturnType<typeof useDesignChoice>;
