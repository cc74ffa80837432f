/**
 * Sizes of the product pictures in px, and the maximum sizes of the files in bytes. `npm run art` renders the pictures.
 */
export const renderSizes = {
  phone: { width: 480, height: 600, maxBytes: 24_000 },
  desktop: { width: 960, height: 1200, maxBytes: 60_000 },
} as const;

export type RenderSize = keyof typeof renderSizes;
