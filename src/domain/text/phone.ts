/** Prefixes of UAE phone numbers: international and national (ITU-T E.164 and E.123). */
export const phonePrefixes = { international: '+971', national: '0' } as const;

/** Removes the spaces, hyphens and brackets from a phone number. */
export const stripSeparators = (phone: string) => phone.replace(/[\s()-]/g, '');

/**
 * Matches a UAE phone number without separators: prefix, area code (two digits for mobiles, else one), seven digits.
 */
const uaeNumberPattern = /^(?:\+971|0)(5\d|[2-9])(\d{3})(\d{4})$/;

/** Formats a phone number for display. UAE numbers become '050 000 0401'; other numbers are not changed. */
export function formatPhone(phone: string): string {
  const digits = stripSeparators(phone);
  return uaeNumberPattern.test(digits) ? digits.replace(uaeNumberPattern, `${phonePrefixes.national}$1 $2 $3`) : phone;
}
