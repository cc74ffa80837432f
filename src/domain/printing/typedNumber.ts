import { clamp } from './limits';
import type { Limits } from './limits';

/** The zeros of the digit rows that people type: Arabic-Indic and its eastern form. */
const zeros = [0x0660, 0x06f0];

function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.findLast((start) => start <= code) ?? code;
    return String(code - zero);
  });
}

/** To the micrometre, the unit that layouts count in. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/**
 * The number that a person typed, or undefined when it is none. A comma and the Arabic separator are decimal points, so
 * '1,500' is one and a half: a number with two separators is refused rather than guessed at.
 */
export function parseTypedNumber(text: string): number | undefined {
  const plain = toLatinDigits(text.trim()).replace(/[,\u066b]/g, '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** `value` as it stands in a field: at most two decimals. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** `value` with its unit: '15 mm', '18 %', '12'. */
export function withUnit(value: number, unit: Limits['unit']): string {
  return unit === '' ? formatNumber(value) : `${formatNumber(value)} ${unit}`;
}

/** What is wrong with a text while it is typed, or undefined when it can be used as it stands. */
export function complain(text: string, limits: Limits): string | undefined {
  const value = parseTypedNumber(text);
  if (value === undefined) return `Type a number, such as ${limits.whole ? '12' : '12.5'}.`;
  if (limits.whole && !Number.isInteger(value)) return 'Type a whole number.';
  if (value < limits.min) return `At least ${withUnit(limits.min, limits.unit)}.`;
  if (value > limits.max) return `At most ${withUnit(limits.max, limits.unit)}.`;
  return undefined;
}

/** The value of a text that can be used while it is typed, else undefined. */
export function usableNumber(text: string, limits: Limits): number | undefined {
  const value = parseTypedNumber(text);
  return value === undefined || complain(text, limits) ? undefined : rounded(value);
}

export type Settled = {
  value: number;
  /** What was changed and why; undefined when the text stood as typed. */
  message?: string;
};

/** The value that a field takes when it is left with `text` in it; `current` is the last that could be used. */
export function settle(text: string, limits: Limits, current: number): Settled {
  const typed = parseTypedNumber(text);
  if (typed === undefined) {
    const what = text.trim() === '' ? 'Nothing typed' : `“${shortened(text.trim())}” is not a number`;
    return { value: current, message: `${what}: back to ${withUnit(current, limits.unit)}.` };
  }
  const whole = limits.whole ? Math.round(typed) : typed;
  const value = rounded(clamp(whole, limits));
  const shown = withUnit(value, limits.unit);
  if (value > typed && typed < limits.min) return { value, message: `Raised to ${shown}, the least.` };
  if (value < typed && typed > limits.max) {
    return { value, message: limits.tooMuch ?? `Lowered to ${shown}, the most.` };
  }
  return whole === typed ? { value } : { value, message: `Rounded to ${shown}: whole numbers only.` };
}

/** As much of a text as a message under a field has room for. */
function shortened(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}
