/** The two lines around the selected code: distance in px from the code to the outer edge of each line. */
export const selectionFrame = { inner: 2, outer: 3.5 };

/** Height in px of the captions above the close-up and above the sheet. */
export const closeUpCaptionHeight = 24;
