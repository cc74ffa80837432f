/**
 * Link that makes browsers that support it paint a document only when the element with the id 'first-paint' has arrived.
 * Otherwise, a slow device also paints a part of a row, whose elements then move when the others arrive.
 */
export const firstPaintLink = '<link rel="expect" href="#first-paint" blocking="render">';

/** Element after everything that the first paint should show. In a split page, the link to the rest's stylesheet is it. */
export const firstPaintMark = '<template id="first-paint"></template>';
