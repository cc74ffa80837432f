/**
 * Shows the text of the attribute `data-example` in the colour of secondary text. Users cannot select or copy this
 * text, since CSS generates it.
 */
export const exampleStyles = {
  '&::before': { content: 'attr(data-example)', color: 'text.secondary', fontWeight: 500 },
} as const;
