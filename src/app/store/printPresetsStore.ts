import { readPresets } from '~/domain/printing/presets/printPreset';
import type { PrintPreset } from '~/domain/printing/presets/printPreset';
import { printPresetsKey } from '~/domain/storageKeys';

import { openNamedListStore } from './namedListStore';
import type { NamedListFormat } from './namedListStore';

export const printPresetsFormat: NamedListFormat<readonly PrintPreset[]> = {
  key: printPresetsKey,
  read: ({ presets }) => readPresets(presets),
  write: (presets, unreadable) => ({ presets: [...presets, ...unreadable] }),
};

export const printPresetsStore = openNamedListStore(printPresetsFormat);
