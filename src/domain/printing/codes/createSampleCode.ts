/** The first sample code as a number. Sample codes have ten hexadecimal digits. */
const firstSampleCode = 0xa1f0e3b001;

/** Returns the sample code with the zero-based index `index`. Sample codes are made-up hexacodes for test prints. */
export function createSampleCode(index: number): string {
  return (firstSampleCode + index).toString(16).toUpperCase();
}
