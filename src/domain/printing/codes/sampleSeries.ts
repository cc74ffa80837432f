/** The first sample code as a number. Written as a hexadecimal number, it has ten digits. */
const firstSampleCode = 0xa1f0e3b001;

/** Returns sample code `index`, from 0. Sample codes are hexacodes for trying out the print, not those of real tags. */
export function sampleCode(index: number): string {
  return (firstSampleCode + index).toString(16).toUpperCase();
}
