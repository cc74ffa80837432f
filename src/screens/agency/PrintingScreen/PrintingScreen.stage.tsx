import { useState } from 'react';
import { fn } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { useStoryCollection } from '~/components/data/list.stage';
import { loadDataMatrix } from '~/components/printing/loadDataMatrix';
import { loadTextShaper } from '~/components/printing/text/loadTextShaper';
import { noPrinters } from '~/domain/printing/calibration/printer';
import type { PartlyUsedSheet } from '~/domain/printing/runs/partlyUsedSheet';
import type { RecordedRun } from '~/domain/printing/runs/recordedRun';
import { agencyTagRules } from '~/domain/tag/agencyTag';
import type { AgencyTag } from '~/domain/tag/agencyTag';

import { AgencyStage } from '../AgencyLayout/AgencyLayout.stage';
import { PrintingScreen } from './PrintingScreen';
import type { PrintingScreenProps } from './PrintingScreen';
import type { PrintingEffects } from './controller/printingEffects';
import { loadSettingsFields } from './controls/loadSettingsFields';
import { createFakeHistory } from './runs/runs.stage';
import type { FakeHistoryOptions } from './runs/runs.stage';

export type PrintingStageProps = Omit<PrintingScreenProps, 'effects'> &
  Partial<Omit<PrintingEffects, 'runs'>> &
  Pick<PrintingEffects, 'clearSelectedTags' | 'print'> & {
    /** The recorded runs. By default, there are none. */
    runs?: readonly RecordedRun[];
    historyOptions?: FakeHistoryOptions;
    /** The agency's tags. By default, there are none. */
    agencyTags?: readonly AgencyTag[];
    /** The initial partly used sheets. */
    partlyUsedSheets?: readonly PartlyUsedSheet[];
  };

const rejectFile = () => Promise.resolve({ ok: false, error: 'unreadable' } as const);

const defaultEffects = {
  tagBaseUrl: 'https://tag.example.com',
  reload: () => undefined,
  lastSettings: undefined,
  saveSettings: () => undefined,
  draft: undefined,
  keepDraft: () => undefined,
  printers: {
    list: noPrinters,
    save: () => undefined,
    today: () => '2026-06-15',
    createTestPdf: () => Promise.reject(new Error('Not available.')),
  },
  presets: { savedPresets: [], save: () => undefined, exportFile: () => undefined, readFile: rejectFile },
  readDesign: () => Promise.resolve({ ok: false, error: { reason: 'damaged' } }),
  readDesignPage: () => Promise.resolve({ ok: false, error: { reason: 'damaged' } }),
  drawDesignPage: (design) => Promise.resolve(design.href),
  releaseDesign: () => undefined,
  createPdf: () => Promise.resolve({ status: 'failed' }),
  checkPdf: () => Promise.resolve({ status: 'failed' }),
  saveFile: () => undefined,
  saveTable: () => Promise.resolve(true),
  reopenDesign: (design) => design,
  readCodeList: () => Promise.resolve({ ok: false, error: { reason: 'unreadable' } }),
  loadDataMatrix,
  loadTextShaper,
  downloadCodes: () => Promise.resolve('failed'),
} satisfies Partial<PrintingEffects>;

const noTags: readonly AgencyTag[] = [];

/** Shows the printing screen inside the layout of the portal. `defaultEffects` replace the effects that are not set. */
export function PrintingStage(props: PrintingStageProps) {
  const {
    initialState,
    selectedHexacodes: initialTags = [],
    runs = [],
    historyOptions,
    partlyUsedSheets: initialSheets = [],
    agencyTags = noTags,
    ...effects
  } = props;
  const tagCollection = useStoryCollection(agencyTagRules, agencyTags);
  const [history] = useState(() => createFakeHistory(runs, historyOptions));
  const [partlyUsedSheets, setPartlyUsedSheets] = useState(initialSheets);
  const [selectedHexacodes, setSelectedTags] = useState(initialTags);
  const { presets = defaultEffects.presets, printers = defaultEffects.printers } = effects;
  const [savedPresets, setSavedPresets] = useState(presets.savedPresets);
  const [printerList, setPrinterList] = useState(printers.list);
  return (
    <ConfirmProvider>
      <AgencyStage currentPath="/Agencies-PrintQr">
        <PrintingScreen
          effects={{
            ...defaultEffects,
            ...effects,
            presets: {
              ...presets,
              savedPresets,
              save: (newPresets) => {
                setSavedPresets(newPresets);
                return presets.save(newPresets);
              },
            },
            printers: {
              ...printers,
              list: printerList,
              save: (newList) => {
                setPrinterList(newList);
                return printers.save(newList);
              },
            },
            runs: {
              history,
              partlyUsedSheets,
              changePartlyUsedSheets: setPartlyUsedSheets,
              now: () => new Date().toISOString(),
            },
            getTagCollection: () => tagCollection,
            selectedHexacodes,
            selectTags: setSelectedTags,
            clearSelectedTags: () => {
              setSelectedTags([]);
              effects.clearSelectedTags();
            },
          }}
          {...(initialState && { initialState })}
        />
      </AgencyStage>
    </ConfirmProvider>
  );
}

/** Meta shared by stories of the printing screen. Prints succeed. The settings fields load before a story renders. */
export const printingMeta = {
  loaders: [loadSettingsFields],
  parameters: { layout: 'fullscreen' },
  args: { clearSelectedTags: fn(), print: fn<PrintingEffects['print']>(() => Promise.resolve('printed')) },
};
