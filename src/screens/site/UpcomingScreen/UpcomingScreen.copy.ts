export const upcomingCopy = {
  marker: 'In preparation',
  text: 'This page is being prepared. Until it is here, the home page shows what the tags do and for whom they are.',
  home: 'Go to the home page',
  products: 'See the products',
} as const;
