import { formatCount } from '~/domain/number/amounts';
import { formatNumber } from '~/domain/number/formatNumber';
import type { LabelSheet } from '~/domain/printing/presets/labelSheet';
import type { PresetFileError, PresetImportResult } from '~/domain/printing/presets/presetFile';
import { maxPresets } from '~/domain/printing/presets/printPreset';
import { maxPresetNameLength } from '~/domain/printing/settings/limits';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { layOutSheet } from '~/domain/printing/sheet/sheetLayout';
import { getPaperSize } from '~/domain/printing/settings/paper';
import type { NameError } from '~/domain/text/uniqueNames';
import type { StorageProblem } from '~/domain/storageProblem';

import { formatPaperName } from '../shared/format';

const countPresets = (count: number) => `${formatCount(count)} ${count === 1 ? 'preset' : 'presets'}`;

const shapeNames = { circle: ' round', oval: ' oval', rectangle: '' };

/** Returns the size of a label, such as '63.5 × 38.1 mm' or '40 mm round'. */
function formatLabelSize({ design: { width, height }, shape }: Pick<PrintSettings, 'design' | 'shape'>): string {
  const [widthText, heightText] = [formatNumber(width, 1), formatNumber(height, 1)];
  if (shape.kind !== 'round') return `${widthText} × ${heightText} mm`;
  return width === height ? `${widthText} mm${shapeNames.circle}` : `${widthText} × ${heightText} mm${shapeNames.oval}`;
}

/** Returns the size of a label in inches, such as '2.625 × 1 in'. */
const formatInches = ({ width, height }: PrintSettings['design']) =>
  `${formatNumber(width / 25.4, 3)} × ${formatNumber(height / 25.4, 3)} in`;

type SheetSettings = Pick<PrintSettings, 'paper' | 'margins' | 'gap' | 'design' | 'shape'>;

const fileErrorTexts: Record<PresetFileError, string> = {
  'not-presets': "This file has no presets. Choose a file that was saved here with 'Export'.",
  newer: 'A newer version of this page saved this file. Reload the page and import the file again.',
  damaged: "This file is damaged, so we can't read its presets. Export them again and import the new file.",
  empty: 'This file has no presets in it.',
  'too-large': "This file is too large for presets. Choose a file that was saved here with 'Export'.",
  unreadable: "We couldn't read this file. It may have moved. Choose it again.",
};

export const presetsCopy = {
  title: 'Label sheets and presets',
  clear: 'Use no label sheet',
  sheets: 'Label sheets',
  search: 'Number, maker or size',
  searchExample: 'Such as L7160, HERMA or 63.5 x 38.1',
  noResults: 'No sheet matches. Enter the margins, the gap and the size of your labels, and save them as a preset.',
  own: 'Your presets',
  ownNote:
    "A preset keeps paper, margins, sizes, code positions, colours and resolution, on this device. Quantity, codes, the picture and the printer aren't part of it.",
  noPresets: 'You have no presets yet.',
  save: 'Save these settings',
  nameLabel: 'Name of the preset',
  rename: 'Rename',
  update: 'Replace with these settings',
  delete: 'Delete',
  confirmName: 'Save',
  cancel: 'Cancel',
  menu: (name: string) => `Actions for ${name}`,
  menuTooltip: 'Actions',
  inUse: 'In use',
  export: 'Export',
  import: 'Import',
  importHidden: ' presets from a file',
  exportHidden: ' all presets to a file',
  summary: (settings: SheetSettings) => {
    const { paper, margins, gap, design } = settings;
    const sheet = layOutSheet({ paper: getPaperSize(paper), margins, gap, stickerSize: design, stickerCount: 0 });
    return [
      formatLabelSize(settings),
      ...(sheet.fits ? [`${sheet.perPage} per sheet`] : []),
      formatPaperName(settings),
    ].join(' · ');
  },
  sheetSummary: ({ paper, labelSize, shape, columns, rows }: LabelSheet) =>
    [
      formatLabelSize({ design: labelSize, shape }),
      ...(paper.name === 'Letter' ? [formatInches(labelSize)] : []),
      `${columns * rows} per sheet`,
      paper.name,
    ].join(' · '),
  nameErrors: {
    empty: 'Enter a name, such as Collar tags.',
    'too-long': `Use at most ${maxPresetNameLength} characters.`,
    taken: 'A preset has this name already. Enter another one.',
  } satisfies Record<NameError, string>,
  full: `You have ${maxPresets} presets, which is the limit. Delete one first.`,
  saved: (name: string) => `Saved “${name}”.`,
  updated: (name: string) => `Replaced “${name}”.`,
  renamed: (name: string) => `Renamed to “${name}”.`,
  deleted: (name: string) => `Deleted “${name}”.`,
  undone: 'Undone.',
  storage: {
    full: "Your browser's storage is full, so this stays only until you close the page. Export your presets to keep them.",
    blocked:
      'Your browser blocks storage for this site, so this stays only until you close the page. Export your presets to keep them.',
  } satisfies Record<StorageProblem, string>,
  fileError: (error: PresetFileError) => fileErrorTexts[error],
  imported: ({ addedCount, newNames, unchangedCount, leftOutCount }: PresetImportResult, skippedCount: number) =>
    [
      addedCount === 0 ? 'No new presets in this file.' : `Imported ${countPresets(addedCount)}.`,
      ...(newNames.length > 0
        ? [`Renamed, since you have these names: ${newNames.map((name) => `“${name}”`).join(', ')}.`]
        : []),
      ...(unchangedCount > 0 ? [`${countPresets(unchangedCount)} you have already.`] : []),
      ...(skippedCount > 0 ? [`${countPresets(skippedCount)} damaged and left out.`] : []),
      ...(leftOutCount > 0 ? [`${countPresets(leftOutCount)} left out: ${maxPresets} is the limit.`] : []),
    ].join(' '),
} as const;
