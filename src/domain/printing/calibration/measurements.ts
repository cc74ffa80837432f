import { calibrationFields, combineCalibrations, noCorrection } from './calibration';
import type { Calibration } from './calibration';
import type { TestPage } from './testPage';

/**
 * Distances that the user measures on a printed test page, in the order of the letters A to D on the page: from the
 * left and from the top edge of the paper to the cross, and the lengths of the rulers across and down the page.
 */
export const measurementNames = ['left', 'top', 'across', 'down'] as const;
export type MeasurementName = (typeof measurementNames)[number];

/** Lengths in mm by the names in `measurementNames`. */
export type Measurements = Readonly<Record<MeasurementName, number>>;

/** Returns the lengths in mm that a test page has if its printer is exact. */
export const getNominalMeasurements = ({ cross, across, down }: TestPage): Measurements => ({
  left: cross,
  top: cross,
  across,
  down,
});

/**
 * The correction computed from measurements. If some measurements are implausible, because no printer has such large
 * errors, their names instead.
 */
export type CalculatedCorrection =
  | { ok: true; calibration: Calibration }
  | { ok: false; implausible: readonly MeasurementName[] };

/** Rounds to nanometres, so that an exact printer gets no correction in spite of floating-point errors. */
const round = (value: number) => Math.round(value * 1e6) / 1e6 + 0;
/** Rounds a factor, so that the error on the largest paper of 2 m is below a micrometre. */
const roundFactor = (value: number) => Math.round(value * 1e10) / 1e10;

/**
 * Returns the correction after which the printer prints each point at its nominal position.
 *
 * The printer prints the point p of one axis at e * p + o. The ruler gives its scale e = measured / nominal, and the
 * cross its offset o = measured - e * nominal. The correction p' = s * p + d has to fulfil e * (s * p + d) + o = p for
 * all p, hence s = 1 / e and d = -o / e = nominal - s * measured.
 *
 * `printedWith` is the correction with which the test page was printed. What remains to be corrected is applied before
 * it.
 */
export function findCorrection(
  nominal: Measurements,
  measured: Measurements,
  printedWith: Calibration = noCorrection,
): CalculatedCorrection {
  const [sx, sy] = [nominal.across / measured.across, nominal.down / measured.down];
  const remaining = { sx, sy, dx: nominal.left - sx * measured.left, dy: nominal.top - sy * measured.top };
  const combined = combineCalibrations(remaining, printedWith);
  const calibration = {
    dx: round(combined.dx),
    dy: round(combined.dy),
    sx: roundFactor(combined.sx),
    sy: roundFactor(combined.sy),
  };
  const isWithinLimits = (key: keyof Calibration) => calibrationFields[key](calibration[key]) !== undefined;
  const implausible: MeasurementName[] = [];
  // The offset depends on the scale, so it is only checked if the scale is plausible.
  if (!isWithinLimits('sx')) implausible.push('across');
  else if (!isWithinLimits('dx')) implausible.push('left');
  if (!isWithinLimits('sy')) implausible.push('down');
  else if (!isWithinLimits('dy')) implausible.push('top');
  return implausible.length > 0 ? { ok: false, implausible } : { ok: true, calibration };
}

/** Maximum difference between the scale errors across and down for which both count as equal. */
const sameScaleTolerance = 0.004;
/** Scale error that printers rarely have by themselves, without scaling by the print dialog. */
const rareScaleError = 0.012;

/**
 * True if both rulers are too short or too long by the same large factor. The print dialog has then probably scaled the
 * page, which the user should turn off instead of correcting it.
 */
export function wasProbablyScaled({ across, down }: Measurements, nominal: Measurements): boolean {
  const [x, y] = [across / nominal.across, down / nominal.down];
  return Math.abs(x - y) < sameScaleTolerance && Math.abs((x + y) / 2 - 1) > rareScaleError;
}
