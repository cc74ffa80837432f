/** Range and kind of a typed number. Applied when its field loses focus, never while typing. */
export type NumberLimits = {
  min: number;
  max: number;
  /** Shown after the number; a number without a unit is a count. */
  unit: 'mm' | '%' | '';
  /** Whole numbers only. */
  whole?: true;
};

export function clamp(value: number, { min, max }: Pick<NumberLimits, 'min' | 'max'>): number {
  return Math.min(max, Math.max(min, value));
}
