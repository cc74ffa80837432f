import { applyLabelSheet } from '~/domain/printing/presets/labelSheet';
import { findLabelSheet } from '~/domain/printing/presets/labelSheets';
import { createRecordedRun } from '~/domain/printing/runs/recordedRun.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

const labelSheet = findLabelSheet('Avery L7160');
const labelSettings = labelSheet ? applyLabelSheet(defaultPrintSettings, labelSheet) : defaultPrintSettings;

/** Runs with different sources of their codes. The second run is a PDF with two copies of each code. */
export const sampleRuns = [
  createRecordedRun({ id: 'list', design: { name: 'collar.png', pictureId: 'p1' } }),
  createRecordedRun({
    id: 'series',
    recordedAt: '2026-11-20T09:30:00.000Z',
    kind: 'pdf',
    printedAt: undefined,
    settings: { ...labelSettings, quantity: 2, start: 6 },
    origin: { source: 'series' },
    codeCount: 120,
    firstCode: 'AIR-0001',
    lastCode: 'AIR-0120',
  }),
  createRecordedRun({
    id: 'selected',
    recordedAt: '2026-11-19T16:45:00.000Z',
    kind: 'pdf',
    printedAt: '2026-11-19T17:00:00.000Z',
    origin: { source: 'selected' },
    codeCount: 1,
    lastCode: 'AIR-0001',
    design: {
      name: 'windscreen-stickers-of-the-municipal-car-parks-of-the-gulf-region-final-version-2026-06.svg',
    },
  }),
  createRecordedRun({
    id: 'long',
    recordedAt: '2025-12-31T23:59:00.000Z',
    origin: { source: 'list', file: 'windscreen_stickers_of_the_municipal_car_parks_of_the_gulf_region_2026-06.csv' },
    codeCount: 2000,
    lastCode: 'AIR-2000',
  }),
  createRecordedRun({
    id: 'reprint',
    recordedAt: '2025-12-30T08:05:00.000Z',
    origin: { source: 'reprint' },
    codeCount: 16,
    lastCode: 'AIR-0016',
  }),
];
