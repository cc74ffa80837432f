export const notFoundCopy = {
  marker: 'Not found',
  title: 'Nothing to read here',
  text: 'There is no page at this address. It may be misspelt, or the page may have moved.',
  home: 'Go to the home page',
  products: 'See the products',
  contact: 'Tell us about it',
  links: 'Perhaps one of these',
} as const;
