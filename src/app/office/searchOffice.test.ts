import TagIcon from 'lucide-react/icons/tag';
import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { createSampleData } from '../data/sample/createSampleData';
import { searchOffice } from './searchOffice';

const data = createSampleData(new Date(2026, 5, 15, 9));
const adminPages = [
  { href: paths.admin.customers(), label: 'Customers', icon: TagIcon },
  { href: paths.admin.purchases(), label: 'Package Purchases', icon: TagIcon },
  { href: paths.admin.settings(), label: 'Settings', icon: TagIcon },
];
const agencyPages = [
  { href: paths.agency.tags(), label: 'AiroTags', icon: TagIcon },
  { href: paths.agency.customers(), label: 'Customers', icon: TagIcon },
];

const searchAdmin = (search: string) => searchOffice({ area: 'admin', pages: adminPages, data }, search);
const getLinks = (results: ReturnType<typeof searchOffice>) =>
  results.map(({ group, label, href }) => [group, label, href]);

describe('searchOffice', () => {
  it('lists all pages and actions before the user types', () => {
    expect(getLinks(searchAdmin(''))).toEqual([
      ['Pages', 'Customers', '/Admin-Customers'],
      ['Pages', 'Package Purchases', '/Admin-Package-Purchases'],
      ['Pages', 'Settings', '/Admin-Settings'],
      ['Actions', 'Add Customer', '/Admin-Customers'],
      ['Actions', 'Add Package Purchase', '/Admin-Package-Purchases'],
    ]);
    expect(searchAdmin('').map(({ opensForm = false }) => opensForm)).toEqual([false, false, false, true, true]);
  });

  it('finds a record by a text that its list searches, and links to the details of the record', () => {
    const [purchase, ...otherResults] = searchAdmin('ord-1004');
    expect(purchase).toMatchObject({ group: 'Package Purchases', label: 'ORD-1004' });
    expect(purchase?.href).toMatch(/^\/Admin-Package-Purchases\?open=./);
    expect(otherResults).toEqual([]);
  });

  it('shows the first matching records of a list, and a link to all of them', () => {
    const customers = searchAdmin('example.com').filter(({ group }) => group === 'Customers');
    expect(customers).toHaveLength(6);
    expect(getLinks(customers).at(-1)).toEqual(['Customers', 'Show all 27', '/Admin-Customers?search=example.com']);
  });

  it('finds the records of the portal', () => {
    const results = searchOffice({ area: 'agency', pages: agencyPages, data }, '7f3a9c21');
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ group: 'AiroTags', label: '7F3A9C21', detail: 'omar@example.com' });
    expect(results[0]?.href).toMatch(/^\/Agencies-AiroTags\?open=/);
  });

  it('finds only pages until the data is loaded', () => {
    const source = { area: 'admin', pages: adminPages, data: undefined } as const;
    expect(getLinks(searchOffice(source, 'custom'))).toEqual([['Pages', 'Customers', '/Admin-Customers']]);
    expect(searchOffice(source, 'zebra')).toEqual([]);
  });
});
