import { describe, expect, it } from 'vitest';

import { checkBackground } from './backgroundIssues';
import { applyQuickFix } from './issues';
import type { CodeChanges } from './issues';
import { defaultPrintSettings } from '../settings/printSettings';

const shownBarcode = { shown: true, width: 30.1, height: 10.1 };

const findOverlaps = ({ qr, barcode }: CodeChanges, [width = 0, height = 0]: readonly number[] = [150, 150]) => {
  const changes = { qr: { size: 20, x: 40, y: 40, ...qr }, barcode: { ...shownBarcode, ...barcode } };
  const settings = applyQuickFix({ ...defaultPrintSettings, design: { width, height } }, changes);
  return [...checkBackground(settings, 'qr', false), ...checkBackground(settings, 'barcode', false)];
};
/** A barcode that is too tall for the space above and below the QR code on a design 30 mm high. */
const tallBarcode = { width: 30, height: 20, y: 30 };
const shownLabels = { qr: { numberLabel: true }, barcode: { serial: true } };

describe('a barcode', () => {
  it.each([
    ['right of', { x: 53.3, y: 45 }, { x: 53.4, y: 45 }],
    ['left of', { x: 20, y: 45 }, { x: 19.9, y: 45 }],
    ['below', { x: 45, y: 53.3 }, { x: 45, y: 53.4 }],
    ['above', { x: 45, y: 33.3 }, { x: 45, y: 33.2 }],
  ])('on a QR code moves to the nearest position, which is %s it', (_side, barcode, fixedPosition) => {
    const issue = { kind: 'quiet-zone', element: 'barcode', level: 'error', coveredBy: 'qr' };
    expect(findOverlaps({ barcode })).toEqual([{ ...issue, quickFix: { barcode: fixedPosition } }]);
    expect(findOverlaps({ barcode: fixedPosition })).toEqual([]);
  });

  it.each([
    ['barcode', 'number', { x: 45, y: 55.3 }, { x: 45, y: 55.4 }],
    ['qr', 'serial', { x: 45, y: 31.3 }, { x: 45, y: 31.2 }],
    ['barcode', 'qr', { x: 45, y: 33.3 }, { x: 45, y: 31.2 }],
  ])('moves with its label: %s covered by %s', (element, coveredBy, position, fixedPosition) => {
    const issues = findOverlaps({ ...shownLabels, barcode: { ...shownLabels.barcode, ...position } });
    expect(issues).toMatchObject([{ element, coveredBy, quickFix: { barcode: fixedPosition } }]);
  });

  it.each([
    ['to the right', [100, 30], { ...tallBarcode, x: 45 }, { x: 60, y: 30 }],
    ['to the left', [100, 30], { ...tallBarcode, x: 30 }, { x: 10, y: 30 }],
    ['nowhere without space', [100, 30], { ...tallBarcode, width: 60, x: 30 }, undefined],
    ['1 mm inside', [100, 100], { width: 98, x: 0, y: 50 }, { x: 1, y: 60 }],
    ['nowhere without 1 mm at both ends', [100, 100], { width: 98.1, x: 0, y: 50 }, undefined],
  ])('moves %s', (_where, design, barcode, fixedPosition) => {
    const issues = findOverlaps({ barcode }, design);
    expect(issues).toMatchObject([{ coveredBy: 'qr' }]);
    expect(issues[0]?.quickFix).toEqual(fixedPosition && { barcode: fixedPosition });
  });
});

it('on a design image a barcode needs its background', () => {
  const barcode = { ...shownBarcode, withBackground: false };
  const settings = applyQuickFix(defaultPrintSettings, { barcode });
  expect(checkBackground(settings, 'barcode', true)).toMatchObject([
    { element: 'barcode', level: 'error', coveredBy: 'image', quickFix: { barcode: { withBackground: true } } },
  ]);
  expect(checkBackground(settings, 'barcode', false)).toEqual([]);
  expect(checkBackground(applyQuickFix(settings, { barcode: { shown: false } }), 'barcode', true)).toEqual([]);
});

it('a code in the colour of its background is pale, not inverted', () => {
  const settings = applyQuickFix(defaultPrintSettings, { qr: { colour: '#FFFFFF' } });
  expect(checkBackground(settings, 'qr', false)).toMatchObject([{ level: 'error', problem: 'pale', ratio: 1 }]);
});
