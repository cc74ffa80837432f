import * as z from 'zod';

/** Converts a hex colour to `#RRGGBB` in upper case. `<input type="color">` and SVG both accept this form. */
export const colourSchema = z
  .string()
  .regex(/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i)
  .transform((text) => {
    const digits = text.replace('#', '').toUpperCase();
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  });
