/**
 * Returns a link that delays the first paint of a document until the element with this id has arrived. Without such a
 * link, a slow device can paint a bar before all of its elements have arrived, and the elements move when the others
 * arrive. Browsers that do not support the link ignore it.
 */
export const createFirstPaintLink = (id: string): string => `<link rel="expect" href="#${id}" blocking="render">`;
