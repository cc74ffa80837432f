/** First hexacode of the sample series: ten hexadecimal digits, like those of real tags. */
const firstSampleCode = 0xa1f0e3b001;

/** Hexacode of sticker `index` (from 0) while no tags are selected. */
export function sampleCode(index: number): string {
  return (firstSampleCode + index).toString(16).toUpperCase().padStart(10, '0');
}
