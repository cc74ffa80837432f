import { product } from './brand';

/** Display names of the record types, for headings, buttons and messages. */
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

/** Returns the message shown after a record is added. */
export function getEntityAddedMessage(entity: EntityName): string {
  return `${entity} added successfully!`;
}

/** Returns the message shown after a record is edited. */
export function getEntityUpdatedMessage(entity: EntityName): string {
  return `${entity} updated successfully!`;
}
