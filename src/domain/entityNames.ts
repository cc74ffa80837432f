import { product } from './brand';

/** What each kind of record is called in headings, on buttons and in messages. */
export const entityNames = {
  agency: 'Agency',
  customer: 'Customer',
  partner: 'Partner',
  tagPackage: 'Package',
  purchase: 'Package Purchase',
  tag: `Generated ${product.name}`,
  utility: `${product.name} Utility`,
} as const;

export type EntityName = (typeof entityNames)[keyof typeof entityNames];

/** What is said when a record has been added. */
export function entityAdded(entity: EntityName): string {
  return `${entity} added successfully!`;
}
