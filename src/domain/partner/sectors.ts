import type { ProductId } from '../product/product.ts';

/** Id of a business sector in which partners work. */
export type SectorId = 'automotive' | 'retail' | 'pets' | 'hospitality' | 'workplace' | 'navigation';

export type Sector = {
  id: SectorId;
  name: string;
  /** The product that the sector uses. The illustration of this product represents the sector. */
  product: ProductId;
};

/** All business sectors, in display order. */
export const sectors: readonly Sector[] = [
  { id: 'automotive', name: 'Automotive and parking', product: 'auto' },
  { id: 'retail', name: 'Retail and malls', product: 'anchor' },
  { id: 'pets', name: 'Pet safety', product: 'ally' },
  { id: 'hospitality', name: 'Hospitality and events', product: 'adverts' },
  { id: 'workplace', name: 'Workplace recognition', product: 'accolades' },
  { id: 'navigation', name: 'Mall navigation', product: 'atlas' },
];
