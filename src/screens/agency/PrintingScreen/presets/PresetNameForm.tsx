import { checkPresetName } from '~/domain/printing/presets/printPreset';
import type { PrintPreset } from '~/domain/printing/presets/printPreset';

import { NameForm } from '../shared/NameForm';
import { presetsCopy as copy } from './presets.copy';

export type PresetNameFormProps = {
  savedPresets: readonly PrintPreset[];
  /** The preset to rename; undefined for a new preset. */
  presetToRename?: PrintPreset;
  onSave: (name: string) => void;
  onCancel: () => void;
};

export function PresetNameForm({ savedPresets, presetToRename, onSave, onCancel }: PresetNameFormProps) {
  return (
    <NameForm
      label={copy.nameLabel}
      initialName={presetToRename?.name ?? ''}
      saveLabel={copy.confirmName}
      cancelLabel={copy.cancel}
      getError={(name) => {
        const error = checkPresetName(name, savedPresets, presetToRename);
        return error && copy.nameErrors[error];
      }}
      onSave={onSave}
      onCancel={onCancel}
    />
  );
}
