import { formatCount } from './amounts';
import type { NumberLimits } from './numberLimits';

/**
 * Formats a number without separators between thousands and with at most `decimals` decimals. The default, three
 * decimals, rounds lengths in mm to micrometres.
 */
export function formatNumber(value: number, decimals = 3): string {
  return String(Math.round(value * 10 ** decimals) / 10 ** decimals);
}

/** Formats a value with its unit: '15 mm', '18 %'. A value without a unit is formatted as a count: '1,200'. */
export function formatWithUnit(value: number, unit: NumberLimits['unit'], decimals = 3): string {
  return unit === '' ? formatCount(value) : `${formatNumber(value, decimals)} ${unit}`;
}

/** Shortens a text of more than 20 characters to its first 20 characters and '…'. */
export function truncate(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}
