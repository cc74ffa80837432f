/** Code points of the digit zero: Arabic-Indic, and extended Arabic-Indic (Persian). */
const zeros = [0x0660, 0x06f0];

/** Replaces Arabic-Indic and Persian digits with the Latin digits 0 to 9. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.findLast((start) => start <= code) ?? code;
    return String(code - zero);
  });
}
