/** The first hexacode of the sample series; ten hexadecimal digits like those of sold tags. */
const firstCode = 0xa1f0e3b001;

/** The hexacode of sticker `index` (from 0) while no tags are chosen: a numbered series, each code once. */
export function sampleCode(index: number): string {
  return (firstCode + index).toString(16).toUpperCase().padStart(10, '0');
}
