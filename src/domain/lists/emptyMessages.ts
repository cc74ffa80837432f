import { product } from '../brand';

const { name, plural } = product;

/** Messages of lists without results. */
export const emptyMessages = {
  generatedTags: `No generated ${plural} found.`,
  agencies: 'No agencies found.',
  customers: 'No customers found.',
  partners: 'No partners found.',
  packages: 'No packages found.',
  purchases: 'No package purchases found.',
  utilities: `No ${name} utilities found.`,
  /** Tags of an agency. */
  tags: `No ${plural} found.`,
} as const;
