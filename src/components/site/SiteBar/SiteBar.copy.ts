export const siteBarCopy = {
  navigation: 'Main',
  menu: 'Menu',
  products: 'Products',
  audience: 'Products for',
  download: 'Download app',
} as const;
