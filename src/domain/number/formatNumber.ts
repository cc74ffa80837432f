import { formatCount } from './amounts';
import type { NumberLimits } from './numberLimits';

/** `value` to the micrometre, as fields show it; `decimals` limits it further for display. */
export function formatNumber(value: number, decimals = 3): string {
  return String(Math.round(value * 10 ** decimals) / 10 ** decimals);
}

/** `value` with its unit: '15 mm', '18 %'. A value without a unit is a count and is grouped: '1,200'. */
export function formatWithUnit(value: number, unit: NumberLimits['unit'], decimals = 3): string {
  return unit === '' ? formatCount(value) : `${formatNumber(value, decimals)} ${unit}`;
}

/** At most 20 characters of a text, for a message under a field. */
export function truncate(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}
