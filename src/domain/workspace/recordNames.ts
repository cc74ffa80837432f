import { product } from '../brand';
import { formatCount } from '../number/amounts';
import type { EntityTable } from './records';

/** Names of one record and of several, as they are written inside a sentence. */
export const recordNames: Record<EntityTable, { one: string; many: string }> = {
  agencies: { one: 'agency', many: 'agencies' },
  partners: { one: 'partner', many: 'partners' },
  customers: { one: 'customer', many: 'customers' },
  packages: { one: 'package', many: 'packages' },
  purchases: { one: 'package purchase', many: 'package purchases' },
  tags: { one: product.name, many: product.plural },
  utilities: { one: `${product.name} utility`, many: `${product.name} utilities` },
};

/** Returns a number of records with their name, such as '1 partner' or '1,200 partners'. */
export const countRecords = (table: EntityTable, count: number) =>
  `${formatCount(count)} ${count === 1 ? recordNames[table].one : recordNames[table].many}`;
