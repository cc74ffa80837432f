/** Tolerance for floating-point errors: in JavaScript, 16.9 - 2 is less than 14.9. */
const epsilon = 1e-6;

/** True if `a` is less than `b` by more than a floating-point error. */
export const isLess = (a: number, b: number) => a < b - epsilon;

/** Rounds up to a multiple of 0.1, ignoring floating-point errors. */
export const roundUpToTenth = (value: number) => Math.ceil(value * 10 - epsilon) / 10;

/** Rounds down to a multiple of 0.1, ignoring floating-point errors. */
export const roundDownToTenth = (value: number) => Math.floor(value * 10 + epsilon) / 10;

/** Rounds to the nearest multiple of 0.1. */
export const roundToTenth = (value: number) => Math.round(value * 10) / 10;
