/** A public page that the navigation bar links to. */
export type SiteDestination = 'home' | 'auto' | 'ally' | 'accolades' | 'experience' | 'partner' | 'contact';

/** True for the pages in the Products menu, on which the bar is light. */
export function isProductPage(destination: SiteDestination | null): boolean {
  return destination === 'auto' || destination === 'ally' || destination === 'accolades';
}
