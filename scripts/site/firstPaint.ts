/**
 * Returns a link that delays the first paint of a document until the element with this id has arrived. Without the
 * link, as in browsers that do not support it, a slow device can paint half of a row, and its elements move when the
 * rest arrives.
 */
export const createFirstPaintLink = (id: string): string => `<link rel="expect" href="#${id}" blocking="render">`;
