/**
 * Parses a hex colour with three or six digits, with or without '#'. Returns `#RRGGBB` in upper case, which
 * `<input type="color">` and SVG both accept; undefined for other values.
 */
export function parseColour(input: unknown): string | undefined {
  if (typeof input !== 'string' || !/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.test(input)) return undefined;
  const digits = input.replace('#', '').toUpperCase();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
