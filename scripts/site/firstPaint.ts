/**
 * Returns a link that makes browsers that support it paint a document only when the element with this id has arrived.
 * Otherwise, a slow device also paints a part of a row, whose elements then move when the others arrive.
 */
export const createFirstPaintLink = (id: string): string => `<link rel="expect" href="#${id}" blocking="render">`;
