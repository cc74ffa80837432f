/** Limits of the number in a field. They are applied when the field loses focus, not while the user types. */
export type NumberLimits = {
  min: number;
  max: number;
  /** Unit shown after the number. A number without a unit is a count. */
  unit: 'mm' | '%' | '';
  /** True if only whole numbers are allowed. */
  whole?: true;
};

export function clamp(value: number, { min, max }: Pick<NumberLimits, 'min' | 'max'>): number {
  return Math.min(max, Math.max(min, value));
}
