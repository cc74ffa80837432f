/** A public page that the navigation bar links to. */
export type SiteDestination = 'home' | 'auto' | 'ally' | 'accolades' | 'experience' | 'partner' | 'contact';

/** True for the product pages, which the Products menu links to. */
export function isProductPage(destination: SiteDestination | null): boolean {
  return destination === 'auto' || destination === 'ally' || destination === 'accolades';
}
