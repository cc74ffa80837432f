import { calibrationParsers, combineCalibrations, noCorrection } from './calibration';
import type { Calibration } from './calibration';
import type { TestPage } from './testPage';

/**
 * Distances that the user measures on a printed test page, in the order of the letters A to D on the page: 'left' and
 * 'top' from the edges of the paper to the cross, 'across' and 'down' along the two rulers.
 */
export const measurementNames = ['left', 'top', 'across', 'down'] as const;
export type MeasurementName = (typeof measurementNames)[number];

/** Measured distances in mm, by their names in `measurementNames`. */
export type Measurements = Readonly<Record<MeasurementName, number>>;

/** Returns the distances in mm on the test page of a printer without errors. */
export const getNominalMeasurements = ({ crossDistance, acrossLength, downLength }: TestPage): Measurements => ({
  left: crossDistance,
  top: crossDistance,
  across: acrossLength,
  down: downLength,
});

/**
 * Result of `findCorrection`: the correction, or the names of the measurements that are implausible, because the
 * correction would exceed its limits.
 */
export type CalculatedCorrection =
  | { ok: true; calibration: Calibration }
  | { ok: false; implausibleNames: readonly MeasurementName[] };

/** Rounds mm to nanometres, so that a floating-point error does not count as a correction. Adding 0 turns -0 into 0. */
const roundToNanometres = (value: number) => Math.round(value * 1e6) / 1e6 + 0;
/** Rounds a scale. The rounding error is below a micrometre, even on the largest paper of 2 m. */
const roundScale = (value: number) => Math.round(value * 1e10) / 1e10;

/**
 * Returns the correction with which the printer prints each point at its nominal position.
 *
 * On each axis, the printer prints the point p at e * p + o. The ruler gives the scale e = measured / nominal, and the
 * cross the offset o = measured - e * nominal. The correction p' = s * p + d has to fulfil e * (s * p + d) + o = p for
 * all p, hence s = 1 / e and d = -o / e = nominal - s * measured.
 *
 * `testPageCorrection` is the correction with which the test page was printed. The returned correction has the same
 * effect as a correction of the remaining error, followed by `testPageCorrection`.
 */
export function findCorrection(
  nominal: Measurements,
  measured: Measurements,
  testPageCorrection: Calibration = noCorrection,
): CalculatedCorrection {
  const [sx, sy] = [nominal.across / measured.across, nominal.down / measured.down];
  const remainingCorrection = { sx, sy, dx: nominal.left - sx * measured.left, dy: nominal.top - sy * measured.top };
  const combinedCorrection = combineCalibrations(remainingCorrection, testPageCorrection);
  const calibration = {
    dx: roundToNanometres(combinedCorrection.dx),
    dy: roundToNanometres(combinedCorrection.dy),
    sx: roundScale(combinedCorrection.sx),
    sy: roundScale(combinedCorrection.sy),
  };
  const isWithinLimits = (key: keyof Calibration) => calibrationParsers[key](calibration[key]) !== undefined;
  const implausibleNames: MeasurementName[] = [];
  // The offset depends on the scale, so it is only checked if the scale is plausible.
  if (!isWithinLimits('sx')) implausibleNames.push('across');
  else if (!isWithinLimits('dx')) implausibleNames.push('left');
  if (!isWithinLimits('sy')) implausibleNames.push('down');
  else if (!isWithinLimits('dy')) implausibleNames.push('top');
  return implausibleNames.length > 0 ? { ok: false, implausibleNames } : { ok: true, calibration };
}

/** Scales across and down that differ by less than this tolerance count as equal. */
const sameScaleTolerance = 0.004;
/** Scale error that printers rarely exceed, unless the print dialog scales the page. */
const rareScaleError = 0.012;

/**
 * True if both rulers are too short or too long by the same large factor. In this case, the print dialog has probably
 * scaled the page. The user should turn this off instead of correcting it.
 */
export function wasProbablyScaled({ across, down }: Measurements, nominal: Measurements): boolean {
  const [scaleX, scaleY] = [across / nominal.across, down / nominal.down];
  return Math.abs(scaleX - scaleY) < sameScaleTolerance && Math.abs((scaleX + scaleY) / 2 - 1) > rareScaleError;
}
