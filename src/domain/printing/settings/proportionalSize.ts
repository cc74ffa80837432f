import { clamp } from '../../number/numberLimits';
import type { NumberLimits } from '../../number/numberLimits';
import type { Size } from './paper';

export type ProportionalSize = {
  size: Size;
  /** The limit to which the other side was clamped, which changes the proportion. Undefined if it was not clamped. */
  reached: 'min' | 'max' | undefined;
};

/**
 * Returns `base` with one side set to `length` mm, and the other side changed in proportion. The other side is rounded
 * to 0.1 mm and stays within `limits`.
 */
export function resizeInProportion(
  base: Size,
  side: keyof Size,
  length: number,
  limits: Pick<NumberLimits, 'min' | 'max'>,
): ProportionalSize {
  const otherSide = side === 'width' ? 'height' : 'width';
  const unclamped = Math.round((base[otherSide] * length * 10) / base[side]) / 10;
  const clamped = clamp(unclamped, limits);
  return {
    size: side === 'width' ? { width: length, height: clamped } : { width: clamped, height: length },
    reached: unclamped < clamped ? 'min' : unclamped > clamped ? 'max' : undefined,
  };
}
