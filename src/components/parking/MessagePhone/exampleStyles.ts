/**
 * Shows the text of the attribute `data-example` in a pale colour. Users cannot select or copy this text, since CSS
 * generates it.
 */
export const exampleStyles = { '&::before': { content: 'attr(data-example)', color: 'text.secondary' } } as const;
