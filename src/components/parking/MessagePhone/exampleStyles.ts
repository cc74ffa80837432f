/**
 * Shows the text of the attribute `data-example`. Users cannot select or copy this text, since CSS generates it.
 */
export const exampleStyles = { '&::before': { content: 'attr(data-example)' } } as const;
