import { clamp } from '../../number/numberLimits';
import type { NumberLimits } from '../../number/numberLimits';
import type { Size } from './paper';

export type ProportionalSize = {
  size: Size;
  /**
   * The limit to which the side that changed in proportion was clamped, so that the proportion is lost. Undefined if it
   * was not clamped.
   */
  reachedLimit: 'min' | 'max' | undefined;
};

/**
 * Returns `currentSize` with one side set to `length` mm, and the other side changed in proportion. The other side is
 * rounded to 0.1 mm and stays within `limits`.
 */
export function resizeInProportion(
  currentSize: Size,
  side: keyof Size,
  length: number,
  limits: Pick<NumberLimits, 'min' | 'max'>,
): ProportionalSize {
  const otherSide = side === 'width' ? 'height' : 'width';
  const unclampedLength = Math.round((currentSize[otherSide] * length * 10) / currentSize[side]) / 10;
  const clampedLength = clamp(unclampedLength, limits);
  return {
    size: side === 'width' ? { width: length, height: clampedLength } : { width: clampedLength, height: length },
    reachedLimit: unclampedLength < clampedLength ? 'min' : unclampedLength > clampedLength ? 'max' : undefined,
  };
}
