/** Id of a business sector in which partners work. */
export type SectorId = 'automotive' | 'retail' | 'pets' | 'hospitality' | 'workplace' | 'navigation';

export type Sector = { id: SectorId; name: string };

/** All business sectors, in display order. */
export const sectors: readonly Sector[] = [
  { id: 'automotive', name: 'Automotive and parking' },
  { id: 'retail', name: 'Retail and malls' },
  { id: 'pets', name: 'Pet safety' },
  { id: 'hospitality', name: 'Hospitality and events' },
  { id: 'workplace', name: 'Workplace recognition' },
  { id: 'navigation', name: 'Mall navigation' },
];
