/** The two lines around a code that is selected, in px from it. */
export const frame = { inner: 2, outer: 3.5 };
