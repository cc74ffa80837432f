/** Distances in px from the selected code to the outer edges of the inner and the outer line around it. */
export const selectionFrameDistances = { inner: 2, outer: 3.5 };

/** Height in px of the caption above the close-up, and of the caption above the sheet. */
export const closeUpCaptionHeight = 24;
