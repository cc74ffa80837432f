import { numberWithin, objectOf } from '../../parsers';
import type { ParsedBy } from '../../parsers';

import type { Point } from '../sheet/sheetLayout';
import type { Box } from '../sticker/stickerElements';

/**
 * Limits of a correction: scales as factors, offsets in mm. Office printers have errors of at most 1 % and 3 mm, well
 * within these limits. Larger errors come from a print dialog that fits the page to the paper.
 */
const correctionLimits = { scale: { min: 0.95, max: 1.05 }, offset: { min: -10, max: 10 } } as const;

const parseOffset = numberWithin(correctionLimits.offset);
const parseScale = numberWithin(correctionLimits.scale);

export const calibrationParsers = { dx: parseOffset, dy: parseOffset, sx: parseScale, sy: parseScale };
export const parseCalibration = objectOf(calibrationParsers);

/**
 * The correction of a printer: an affine matrix that is applied to whole pages, in the print window and in PDF files.
 * Points are first scaled by the factors `sx` and `sy` from the top left corner of the paper, and then moved by `dx` mm
 * to the right and `dy` mm down: x' = sx * x + dx, y' = sy * y + dy.
 */
export type Calibration = ParsedBy<typeof parseCalibration>;

export const noCorrection: Calibration = { dx: 0, dy: 0, sx: 1, sy: 1 };

/** True if the correction changes no position. */
export const isIdentityCorrection = ({ dx, dy, sx, sy }: Calibration) => dx === 0 && dy === 0 && sx === 1 && sy === 1;

/** Returns the matrix of a correction in the order of SVG's `matrix()` and PDF's `cm`, in mm with the y-axis down. */
export const getCalibrationMatrix = ({ dx, dy, sx, sy }: Calibration) => [sx, 0, 0, sy, dx, dy] as const;

/** Returns the position of a point on the corrected page. Both are in mm. */
export const correctPoint = ({ dx, dy, sx, sy }: Calibration, { x, y }: Point): Point => ({
  x: sx * x + dx,
  y: sy * y + dy,
});

/** Returns the position and size of a box on the corrected page. Both boxes are in mm. */
export const correctBox = (calibration: Calibration, { width, height, ...corner }: Box): Box => ({
  ...correctPoint(calibration, corner),
  width: calibration.sx * width,
  height: calibration.sy * height,
});

/** Returns a single correction with the same effect as `first` followed by `second`. */
export function combineCalibrations(first: Calibration, second: Calibration): Calibration {
  const { x: dx, y: dy } = correctPoint(second, { x: first.dx, y: first.dy });
  return { dx, dy, sx: second.sx * first.sx, sy: second.sy * first.sy };
}
