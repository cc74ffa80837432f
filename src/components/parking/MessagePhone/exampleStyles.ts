/** Draws `data-example` faintly. It is no text of the page, so it cannot be read out, selected or copied. */
export const exampleStyles = { '&::before': { content: 'attr(data-example)', opacity: 0.4 } } as const;
