/**
 * Milliseconds for which a menu that opened under the pointer outlasts its leaving: the straight way from the label to
 * what it opened crosses the neighbours of the label.
 */
export const pointerGrace = 300;
