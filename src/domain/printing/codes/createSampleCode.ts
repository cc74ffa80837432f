/** The first sample code as a number, which has ten hexadecimal digits. */
const firstSampleCode = 0xa1f0e3b001;

/** Returns the sample code with the index `index`, from 0. Sample codes are hexacodes for test prints. */
export function createSampleCode(index: number): string {
  return (firstSampleCode + index).toString(16).toUpperCase();
}
