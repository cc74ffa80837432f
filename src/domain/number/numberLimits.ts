/** Limits of the number in a field. On blur, a typed number outside the limits is replaced by the nearest limit. */
export type NumberLimits = {
  min: number;
  max: number;
  /** Unit shown after the number. A number without a unit is a count. */
  unit: 'mm' | 'pt' | '%' | '';
  /** True if only whole numbers are allowed. */
  mustBeWhole?: true;
};

/** Returns the number between `min` and `max` that is nearest to `value`. */
export function clamp(value: number, { min, max }: Pick<NumberLimits, 'min' | 'max'>): number {
  return Math.min(max, Math.max(min, value));
}
