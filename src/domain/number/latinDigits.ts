/** Unicode code points of the digit zero in Arabic-Indic and in Extended Arabic-Indic (Persian). */
const zeroCodePoints = [0x0660, 0x06f0];

/** Replaces Arabic-Indic and Persian digits with the Latin digits 0 to 9. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const codePoint = digit.charCodeAt(0);
    const zero = zeroCodePoints.findLast((zeroCodePoint) => zeroCodePoint <= codePoint) ?? codePoint;
    return String(codePoint - zero);
  });
}
