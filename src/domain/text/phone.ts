/** Prefixes of UAE numbers, international and national (ITU-T E.164 and E.123). */
export const phonePrefixes = { international: '+971', national: '0' } as const;

/** The digits of a phone number, with a leading plus. */
export const stripSeparators = (phone: string) => phone.replace(/[\s()-]/g, '');

/** A UAE number without its prefix: area code of one digit, or two for mobiles, then seven digits. */
const uaeNumber = /^(?:\+971|0)(5\d|[2-9])(\d{3})(\d{4})$/;

/** A phone number for display: UAE numbers in national form, grouped ('050 000 0401'); others as stored. */
export function formatPhone(phone: string): string {
  const digits = stripSeparators(phone);
  return uaeNumber.test(digits) ? digits.replace(uaeNumber, `${phonePrefixes.national}$1 $2 $3`) : phone;
}
