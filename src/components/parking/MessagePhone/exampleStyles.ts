/**
 * Shows the text of the attribute `data-example` in the colour of secondary text. It is generated content, so users
 * cannot select or copy it.
 */
export const exampleStyles = {
  '&::before': { content: 'attr(data-example)', color: 'text.secondary', fontWeight: 500 },
} as const;
