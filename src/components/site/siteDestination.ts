/** The public page that a visitor is on, as far as the bar leads there. */
export type SiteDestination = 'home' | 'auto' | 'ally' | 'accolades' | 'experience' | 'partner' | 'contact';

/** The pages that the Products menu leads to. The bar is light on them. */
export function isProductPage(destination: SiteDestination | null): boolean {
  return destination === 'auto' || destination === 'ally' || destination === 'accolades';
}
