import { product } from '../brand';
import { formatCount } from '../number/amounts';
import type { EntityTable } from './records';

/** Singular and plural name of each record type, as used within a sentence. */
export const recordNames: Record<EntityTable, { one: string; many: string }> = {
  agencies: { one: 'agency', many: 'agencies' },
  partners: { one: 'partner', many: 'partners' },
  customers: { one: 'customer', many: 'customers' },
  packages: { one: 'package', many: 'packages' },
  purchases: { one: 'package purchase', many: 'package purchases' },
  tags: { one: product.name, many: product.plural },
  utilities: { one: `${product.name} utility`, many: `${product.name} utilities` },
};

/** Returns a record count as text, such as '1 partner' or '1,200 partners'. */
export const formatRecordCount = (table: EntityTable, count: number) => formatRecords(recordNames[table], count);

/** Returns the record counts of all tables as text, without zeros: '1 agency, 24 partners'. Empty if all are 0. */
export const formatRecordCounts = (counts: Readonly<Record<string, number>>) =>
  Object.entries(recordNames)
    .flatMap(([table, names]) => (counts[table] ? formatRecords(names, counts[table]) : []))
    .join(', ');

const formatRecords = ({ one, many }: { one: string; many: string }, count: number) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
