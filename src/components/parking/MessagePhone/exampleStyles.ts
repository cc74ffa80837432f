/** Shows the attribute `data-example` faintly. The example is generated content, which cannot be selected or copied. */
export const exampleStyles = { '&::before': { content: 'attr(data-example)', opacity: 0.6 } } as const;
