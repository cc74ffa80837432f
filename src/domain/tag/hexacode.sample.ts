/** Hexacodes that stories and tests refer to. */
const knownHexacodes = [
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

/** Difference between successive hexacodes. It is odd, so that its first 2^32 multiples modulo 2^32 all differ. */
const stride = 0x9e3779b1;

/** Returns the hexacode of the sample tag with the index `index`, from 0: eight hexadecimal digits. */
export function createSampleHexacode(index: number): string {
  return knownHexacodes[index] ?? (Math.imul(index, stride) >>> 0).toString(16).toUpperCase().padStart(8, '0');
}
