/** Distances in px from the selected code to the outer edges of the two lines of its selection frame. */
export const selectionFrame = { inner: 2, outer: 3.5 };

/** Height in px of the captions above the close-up and above the sheet. */
export const closeUpCaptionHeight = 24;
