/**
 * Shows the text of the attribute `data-example` in a weak colour. It is generated content, so users cannot select or
 * copy it.
 */
export const exampleStyles = { '&::before': { content: 'attr(data-example)', opacity: 0.6 } } as const;
