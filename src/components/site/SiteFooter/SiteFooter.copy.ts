import { notAvailableYet } from '~/components/feedback/UnavailableNote/UnavailableNote.copy';
import { product } from '~/domain/brand';

export const siteFooterCopy = {
  about: 'Smart tags for people, pets, vehicles and spaces.',
  quickLinks: 'Quick links',
  products: 'Products',
  contact: 'Contact',
  unavailable: notAvailableYet,
  signIn: 'Agency sign-in',
  privacy: 'Privacy',
  terms: 'Terms',
  copyright: (year: number) => `© ${year} ${product.name}`,
} as const;
