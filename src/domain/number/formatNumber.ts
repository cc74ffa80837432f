import { formatCount } from './amounts';
import type { NumberLimits } from './numberLimits';

/** Formats a number with up to three decimals (micrometres), as fields show it. */
export function formatNumber(value: number, decimals = 3): string {
  return String(Math.round(value * 10 ** decimals) / 10 ** decimals);
}

/** Formats a value with its unit: '15 mm', '18 %'. A value without a unit is a count and is grouped: '1,200'. */
export function formatWithUnit(value: number, unit: NumberLimits['unit'], decimals = 3): string {
  return unit === '' ? formatCount(value) : `${formatNumber(value, decimals)} ${unit}`;
}

/** Shortens a text to 20 characters and an ellipsis, for a message under a field. */
export function truncate(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}
