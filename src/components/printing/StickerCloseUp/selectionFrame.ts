/** Distances in px of the two lines around the selected code. */
export const selectionFrame = { inner: 2, outer: 3.5 };

/** In px. */
export const closeUpCaptionHeight = 24;
