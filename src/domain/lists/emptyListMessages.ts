import { product } from '../brand';

const { name, plural } = product;

/** Messages of lists that have no rows to show. */
export const emptyListMessages = {
  generatedTags: `No generated ${plural} found.`,
  agencies: 'No agencies found.',
  customers: 'No customers found.',
  partners: 'No partners found.',
  packages: 'No packages found.',
  purchases: 'No package purchases found.',
  utilities: `No ${name} utilities found.`,
  /** Message of the portal's list of tags. `generatedTags` is for the list of the back-office. */
  tags: `No ${plural} found.`,
} as const;
