import { formatNumber } from '~/domain/number/formatNumber';
import type { Calibration } from '~/domain/printing/calibration/calibration';
import type { Printer } from '~/domain/printing/calibration/printer';

/** Returns an offset with its direction, such as '0.5 mm right'; undefined if it is rounded to 0. */
function formatOffset(mm: number, positiveDirection: string, negativeDirection: string): string | undefined {
  const lengthText = formatNumber(Math.abs(mm), 2);
  return lengthText === '0' ? undefined : `${lengthText} mm ${mm > 0 ? positiveDirection : negativeDirection}`;
}

/** Returns a short text for a correction, such as '0.5 mm right, 101 %'. The text is also printed on the test page. */
export function formatCorrection({ dx, dy, sx, sy }: Calibration): string {
  const [scaleX, scaleY] = [formatNumber(sx * 100, 2), formatNumber(sy * 100, 2)];
  const scales = scaleX === scaleY ? [`${scaleX} %`] : [`${scaleX} % wide`, `${scaleY} % high`];
  const isActualSize = scaleX === '100' && scaleY === '100';
  const parts = [
    formatOffset(dx, 'right', 'left'),
    formatOffset(dy, 'down', 'up'),
    ...(isActualSize ? [] : scales),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : 'none';
}

/** Returns the name of a printer with its correction, such as 'Office laser: 0.5 mm right'. */
export const describePrinter = ({ name, calibration }: Printer) => `${name}: ${formatCorrection(calibration)}`;
