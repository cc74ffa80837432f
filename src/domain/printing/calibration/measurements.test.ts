import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { combineCalibrations, correctPoint, isIdentityCorrection, noCorrection } from './calibration';
import type { Calibration } from './calibration';
import { findCorrection, getNominalMeasurements, wasProbablyScaled } from './measurements';
import type { Measurements } from './measurements';
import { layOutTestPage } from './testPage';

function layOutTestPageOn(width: number, height: number) {
  const testPage = layOutTestPage({ width, height });
  if (!testPage.fits) throw new Error('The test page does not fit.');
  return testPage;
}

const a4 = layOutTestPageOn(210, 297);
const nominalMeasurements = getNominalMeasurements(a4);

/** Returns the distances that a user would measure on a test page that the printer moves and scales by `error`. */
function measureWithError(error: Calibration, { crossDistance, acrossLength, downLength } = a4): Measurements {
  const origin = correctPoint(error, { x: crossDistance, y: crossDistance });
  const end = correctPoint(error, { x: crossDistance + acrossLength, y: crossDistance + downLength });
  return { left: origin.x, top: origin.y, across: end.x - origin.x, down: end.y - origin.y };
}

const anyNumberBetween = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyScale = anyNumberBetween(0.96, 1.04);
const anyOffset = anyNumberBetween(-8, 8);
const anyPrinterError = fc.record({ dx: anyOffset, dy: anyOffset, sx: anyScale, sy: anyScale });
const anyPaper = fc.record({ width: anyNumberBetween(60, 420), height: anyNumberBetween(60, 420) });
const anyFraction = anyNumberBetween(0, 1);

/** Tolerance in mm: a micrometre. */
const toleranceInMm = 0.001;

describe('findCorrection', () => {
  it('puts every point of a page within a micrometre of its nominal position', () => {
    fc.assert(
      fc.property(anyPrinterError, anyPaper, anyFraction, anyFraction, (error, paper, across, down) => {
        const testPage = layOutTestPageOn(paper.width, paper.height);
        const result = findCorrection(getNominalMeasurements(testPage), measureWithError(error, testPage));
        if (!result.ok) throw new Error('The measurements are plausible.');
        const point = { x: across * paper.width, y: down * paper.height };
        const printed = correctPoint(error, correctPoint(result.calibration, point));
        expect(Math.abs(printed.x - point.x)).toBeLessThan(toleranceInMm);
        expect(Math.abs(printed.y - point.y)).toBeLessThan(toleranceInMm);
      }),
    );
  });

  it('improves a correction with measurements of a page that was printed with it', () => {
    const anySlightError = fc.record({
      dx: anyNumberBetween(-1, 1),
      dy: anyNumberBetween(-1, 1),
      sx: anyNumberBetween(0.99, 1.01),
      sy: anyNumberBetween(0.99, 1.01),
    });
    fc.assert(
      fc.property(anySlightError, anySlightError, anyFraction, anyFraction, (error, firstCorrection, across, down) => {
        const result = findCorrection(
          nominalMeasurements,
          measureWithError(combineCalibrations(firstCorrection, error)),
          firstCorrection,
        );
        if (!result.ok) throw new Error('The measurements are plausible.');
        const point = { x: across * 210, y: down * 297 };
        const printed = correctPoint(error, correctPoint(result.calibration, point));
        expect(Math.abs(printed.x - point.x)).toBeLessThan(toleranceInMm);
        expect(Math.abs(printed.y - point.y)).toBeLessThan(toleranceInMm);
      }),
    );
  });

  it('returns the identity correction for a printer without errors', () => {
    const identity = { ok: true, calibration: { dx: 0, dy: 0, sx: 1, sy: 1 } };
    expect(findCorrection(nominalMeasurements, nominalMeasurements)).toEqual(identity);
    // A negative offset that is rounded to 0 must not become -0.
    expect(findCorrection(nominalMeasurements, { ...nominalMeasurements, left: 20 + 1e-9 })).toEqual(identity);
  });

  it('returns a correction that scales from the corner of the paper and then moves', () => {
    // The printer shrinks the width by the factor 1 / 1.01, and prints 0.5 / 1.01 mm too far to the left and 0.25 mm
    // too far down.
    const measured = { left: 20 / 1.01 - 0.5 / 1.01, top: 20.25, across: 180 / 1.01, down: 200 };
    expect(findCorrection(nominalMeasurements, measured)).toEqual({
      ok: true,
      calibration: { dx: 0.5, dy: -0.25, sx: 1.01, sy: 1 },
    });
  });

  it.each([
    ['a short ruler', { ...nominalMeasurements, across: 169 }, ['across']],
    ['a long ruler', { ...nominalMeasurements, down: 212 }, ['down']],
    ['nothing', { left: 20, top: 20, across: 0, down: 0 }, ['across', 'down']],
    ['a cross that is too far away', { ...nominalMeasurements, left: 31, top: 9 }, ['left', 'top']],
    [
      'measurements in inches, but only names the ruler',
      { ...nominalMeasurements, left: 0.8, across: 7.1 },
      ['across'],
    ],
  ])('rejects %s', (_, measured, implausible) => {
    expect(findCorrection(nominalMeasurements, measured)).toEqual({ ok: false, implausibleNames: implausible });
  });

  it('accepts measurements whose correction is exactly at a limit', () => {
    expect(findCorrection(nominalMeasurements, { left: 10, top: 30, across: 180, down: 200 }).ok).toBe(true);
    expect(
      findCorrection(nominalMeasurements, { ...nominalMeasurements, across: 180 / 1.05, left: 20 / 1.05 }).ok,
    ).toBe(true);
  });
});

it('recognizes a correction that changes no position', () => {
  expect(isIdentityCorrection(noCorrection)).toBe(true);
  for (const change of [{ dx: 0.1 }, { dy: -0.1 }, { sx: 1.01 }, { sy: 0.99 }])
    expect(isIdentityCorrection({ ...noCorrection, ...change })).toBe(false);
});

it('recognizes a page that the print dialog has scaled', () => {
  expect(wasProbablyScaled({ ...nominalMeasurements, across: 180 * 0.97, down: 200 * 0.97 }, nominalMeasurements)).toBe(
    true,
  );
  expect(
    wasProbablyScaled({ ...nominalMeasurements, across: 180 * 1.02, down: 200 * 1.021 }, nominalMeasurements),
  ).toBe(true);
  expect(wasProbablyScaled({ ...nominalMeasurements, across: 180 * 1.01, down: 200 * 1.01 }, nominalMeasurements)).toBe(
    false,
  );
  expect(wasProbablyScaled({ ...nominalMeasurements, across: 180 * 0.97, down: 200 }, nominalMeasurements)).toBe(false);
});
