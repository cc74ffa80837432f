export const notFoundCopy = {
  marker: 'Page not found',
  title: "This page doesn't scan",
  text: 'Check the address, or pick a page below.',
  home: 'Go to the home page',
  contact: 'Report a broken link',
  tag: 'Holding a tag?',
  links: 'Try one of these',
} as const;
