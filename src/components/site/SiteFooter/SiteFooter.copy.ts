import { product } from '~/domain/brand';

export const siteFooterCopy = {
  about: 'Smart tags for people, pets, vehicles and spaces.',
  quickLinks: 'Quick links',
  products: 'Products',
  contact: 'Contact',
  signIn: 'Agency sign-in',
  privacy: 'Privacy',
  terms: 'Terms',
  copyright: (year: number) => `© ${year} ${product.name}`,
} as const;
