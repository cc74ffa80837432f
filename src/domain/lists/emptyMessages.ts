import { product } from '../brand';

const { name, plural } = product;

/** What an empty list says, and one whose search finds nothing. */
export const emptyMessages = {
  generatedTags: `No generated ${plural} found.`,
  agencies: 'No agencies found.',
  customers: 'No customers found.',
  partners: 'No partners found.',
  packages: 'No packages found.',
  purchases: 'No package purchases found.',
  utilities: `No ${name} utilities found.`,
  /** An agency's own. */
  tags: `No ${plural} found.`,
} as const;
