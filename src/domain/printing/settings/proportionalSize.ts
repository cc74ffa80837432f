import { clamp } from '../../number/numberLimits';
import type { NumberLimits } from '../../number/numberLimits';
import type { Size } from './paper';

export type ProportionalSize = {
  size: Size;
  /** Set if the other side would have exceeded a limit and was clamped, so that the proportion has changed. */
  reached: 'min' | 'max' | undefined;
};

/**
 * Returns a size in mm whose `side` is `length`, with the proportion of `base`. The other side is rounded to 0.1 mm and
 * stays within `limits`.
 */
export function resizeInProportion(
  base: Size,
  side: keyof Size,
  length: number,
  limits: Pick<NumberLimits, 'min' | 'max'>,
): ProportionalSize {
  const other = side === 'width' ? 'height' : 'width';
  const exact = Math.round((base[other] * length * 10) / base[side]) / 10;
  const clamped = clamp(exact, limits);
  return {
    size: side === 'width' ? { width: length, height: clamped } : { width: clamped, height: length },
    reached: exact < clamped ? 'min' : exact > clamped ? 'max' : undefined,
  };
}
