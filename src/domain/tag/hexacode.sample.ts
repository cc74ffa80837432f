/** Codes that stories and tests refer to. */
const known = [
  '7F3A9C21',
  '7F3A9C22',
  'B04D17E8',
  'B04D17E9',
  '2C9E55A0',
  '2C9E55A1',
  '91D6F3B7',
  '91D6F3B8',
  '1B44E0D7',
];

/** An odd factor: its multiples modulo 2^32 do not repeat. */
const stride = 0x9e3779b1;

/** The hexacode of sample tag `index` (from 0): eight hexadecimal digits, unique. */
export function sampleHexacode(index: number): string {
  return known[index] ?? (Math.imul(index, stride) >>> 0).toString(16).toUpperCase().padStart(8, '0');
}
