import { formatNumber } from '~/domain/number/formatNumber';
import type { Calibration } from '~/domain/printing/calibration/calibration';
import type { Printer } from '~/domain/printing/calibration/printer';

/** Returns an offset with its direction, such as '0.5 mm right'; undefined if it is rounded to 0. */
function formatOffset(mm: number, positive: string, negative: string): string | undefined {
  const length = formatNumber(Math.abs(mm), 2);
  return length === '0' ? undefined : `${length} mm ${mm > 0 ? positive : negative}`;
}

/** Describes a correction in a few words, such as '0.5 mm right, 101 %'. The test page prints these words, too. */
export function formatCorrection({ dx, dy, sx, sy }: Calibration): string {
  const [across, down] = [formatNumber(sx * 100, 2), formatNumber(sy * 100, 2)];
  const scales = across === down ? [`${across} %`] : [`${across} % wide`, `${down} % high`];
  const isActualSize = across === '100' && down === '100';
  const parts = [
    formatOffset(dx, 'right', 'left'),
    formatOffset(dy, 'down', 'up'),
    ...(isActualSize ? [] : scales),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : 'none';
}

/** Returns the name of a printer with its correction, such as 'Office laser: 0.5 mm right'. */
export const describePrinter = ({ name, calibration }: Printer) => `${name}: ${formatCorrection(calibration)}`;
