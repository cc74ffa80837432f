import { useState } from 'react';

import { AgencyStage } from '../AgencyLayout/AgencyLayout.stage';
import { PrintingScreen } from './PrintingScreen';
import type { PrintingScreenProps } from './PrintingScreen';
import type { PrintingEffects } from './controller/effects';

export type PrintingStageProps = Omit<PrintingScreenProps, 'effects'> &
  Partial<PrintingEffects> &
  Pick<PrintingEffects, 'clearSelectedTags' | 'print'>;

const noEffects = {
  tagBase: 'https://tag.example.com',
  lastSettings: undefined,
  saveSettings: () => undefined,
  readDesign: () => Promise.resolve({ ok: false, error: { reason: 'damaged' } }),
  releaseDesign: () => undefined,
  readCodeList: () => Promise.resolve({ ok: false, error: { reason: 'unreadable' } }),
} satisfies Partial<PrintingEffects>;

/** The printing screen inside the layout of the portal. Effects that are not set do nothing. */
export function PrintingStage({ initialState, selectedTags = [], ...effects }: PrintingStageProps) {
  const [selected, setSelected] = useState(selectedTags);
  return (
    <AgencyStage currentPath="/Agencies-PrintQr">
      <PrintingScreen
        effects={{
          ...noEffects,
          ...effects,
          selectedTags: selected,
          clearSelectedTags: () => {
            setSelected([]);
            effects.clearSelectedTags();
          },
        }}
        {...(initialState && { initialState })}
      />
    </AgencyStage>
  );
}
