import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { FileButton } from '~/components/inputs/FileButton/FileButton';
import { applyPreset, maxPresets } from '~/domain/printing/presets/printPreset';
import type { PrintPreset } from '~/domain/printing/presets/printPreset';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import { OwnPresetRow } from './OwnPresetRow';
import { PresetNameForm } from './PresetNameForm';
import { presetsCopy as copy } from './presets.copy';
import type { PresetActions } from './usePresetActions';

export type OwnPresetsProps = {
  settings: PrintSettings;
  savedPresets: readonly PrintPreset[];
  actions: PresetActions;
  /** Name of the preset that was applied last; undefined if it was a label sheet, or there is none. */
  chosenName: string | undefined;
  onSettingsChange: (settings: PrintSettings) => void;
  onChoose: (settings: PrintSettings) => void;
  /** Message about the last change of the presets, shown below their list. */
  children: ReactNode;
};

/** The user's presets, with buttons that save, export and import them. */
export function OwnPresets(props: OwnPresetsProps) {
  const { settings, savedPresets, actions, chosenName, onSettingsChange, onChoose, children } = props;
  const [isNaming, setNaming] = useState(false);
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  // Focuses the heading when the focused control disappears. Otherwise, the focus would be lost.
  const focusHeading = () => headingRef.current?.focus({ preventScroll: true });
  const markAsChosen = (name: string) => onSettingsChange({ ...settings, preset: { kind: 'own', name } });

  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={headingId} ref={headingRef} tabIndex={-1} variant="subtitle2" component="h3">
        {copy.own}
      </Typography>
      {savedPresets.length === 0 ? (
        <Typography variant="body2">{copy.noPresets}</Typography>
      ) : (
        <Box component="ul" sx={listStyles}>
          {savedPresets.map((preset) => (
            <OwnPresetRow
              key={preset.name}
              preset={preset}
              savedPresets={savedPresets}
              isChosen={preset.name === chosenName}
              onApply={() => onChoose(applyPreset(settings, preset))}
              onUpdate={() => {
                actions.update(preset, settings);
                markAsChosen(preset.name);
              }}
              onRename={(name) => {
                actions.rename(preset, name);
                if (preset.name === chosenName) markAsChosen(name.trim());
                focusHeading();
              }}
              onDelete={() => {
                actions.remove(preset);
                focusHeading();
              }}
            />
          ))}
        </Box>
      )}
      {children}
      {isNaming ? (
        <PresetNameForm
          savedPresets={savedPresets}
          onCancel={() => {
            setNaming(false);
            focusHeading();
          }}
          onSave={(name) => {
            markAsChosen(actions.add(name, settings).name);
            setNaming(false);
            focusHeading();
          }}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" disabled={savedPresets.length >= maxPresets} onClick={() => setNaming(true)}>
            {copy.save}
          </Button>
          <FileButton
            label={copy.import}
            hiddenLabel={copy.importHidden}
            accept={['application/json', '.json']}
            onChooseFile={(file) => void actions.importFile(file)}
          />
          {savedPresets.length > 0 && (
            <Button variant="outlined" onClick={actions.exportAll}>
              {copy.export}
              <Box component="span" sx={visuallyHidden}>
                {copy.exportHidden}
              </Box>
            </Button>
          )}
        </Box>
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {savedPresets.length >= maxPresets ? copy.full : copy.ownNote}
      </Typography>
    </Box>
  );
}

const listStyles = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 } as const;
