import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { getRowHeader } from './setup/rows';
import { takeTurns } from './setup/sampleCases';
import { expectNoErrors, withBrowser } from './setup/visit';
import { fillInForm, openInWorkspace, saveForm } from './setup/workspace';
import type { FormStep } from './setup/workspace';

withBrowser();

const { admin, agency } = paths;
const newPassword = { Password: 'my own', 'Confirm password': 'my own' };

type Form = { path: string; add: string; saved: string; steps: readonly FormStep[]; row: string };

/** The forms with the required values of each step, and the name of the row that is added. */
const forms: readonly Form[] = [
  {
    path: admin.agencies(),
    add: 'Add Agency',
    saved: 'Agency added successfully!',
    steps: [{ Email: 'new@example.com' }, { 'Agency name': 'New Tags' }],
    row: 'New Tags',
  },
  {
    path: admin.partners(),
    add: 'Add Partner',
    saved: 'Partner added successfully!',
    steps: [
      { Email: 'new@example.com', 'First name': 'Zayed', ...newPassword },
      { Agency: '[Harbour Tags]', 'Phone number': '050 000 0101' },
    ],
    row: 'Zayed',
  },
  {
    path: admin.customers(),
    add: 'Add Customer',
    saved: 'Customer added successfully!',
    steps: [
      { Email: 'new@example.com', 'First name': 'Zayed', 'Last name': 'N.', ...newPassword },
      { 'Country code': '+971', 'Phone number': '50 000 0101' },
    ],
    row: 'Zayed N.',
  },
  {
    path: admin.packages(),
    add: 'Add Package',
    saved: 'Package added successfully!',
    steps: [{ Name: 'New Pack', 'Total hexacodes': '5', 'Price (AED)': '3' }, {}],
    row: 'New Pack',
  },
  {
    path: admin.purchases(),
    add: 'Add Package Purchase',
    saved: 'Package Purchase added successfully!',
    steps: [
      { Package: '[Starter, 100 AiroTags, 30.00 AED]', 'Buyer content type': '[Business]', Buyer: 'Harbour Tags' },
      { 'Transaction ID': 'TX-1', 'Order ID': 'ORD-9', 'Amount (AED)': '30' },
      { 'Payment date': '2026-06-15T09:00', 'Purchased at': '2026-06-15T09:00' },
    ],
    row: 'ORD-9',
  },
  {
    path: admin.tags(),
    add: 'Add Generated AiroTag',
    saved: 'Generated AiroTag added successfully!',
    steps: [{ Hexacode: '0A0B0C0D', 'Owner object id': 'Harbour Tags' }, {}, {}],
    row: '0A0B0C0D',
  },
  {
    path: admin.utilities(),
    add: 'Add AiroTag Utility',
    saved: 'AiroTag Utility added successfully!',
    steps: [{ Name: 'New utility' }, {}],
    row: 'New utility',
  },
  {
    path: agency.partners(),
    add: 'Add partner',
    saved: 'Partner added successfully!',
    steps: [
      { 'First name': 'Zayed', Email: 'new@example.com', 'Company name': 'New Co', 'Phone number': '0500000101' },
    ],
    row: 'Zayed',
  },
  {
    path: agency.customers(),
    add: 'Add Customer',
    saved: 'Customer added successfully!',
    steps: [{ Name: 'Zayed N.', Email: 'new@example.com', Address: 'Dubai', 'Phone number': '0500000101' }],
    row: 'Zayed N.',
  },
];

const isAdmin = ({ path }: Form) => path.startsWith('/Admin');

// Without an exhaustive run, only two of the wizards of the back-office are tested: one with a select, one with dates.
it.each([
  ['back-office', takeTurns(forms.filter(isAdmin), 1, 3)],
  ['portal', forms.filter((form) => !isAdmin(form))],
])(
  'SET-01 wizards of the %s add rows that survive a reload',
  async (_, areaForms) => {
    const visitor = await openInWorkspace(areaForms[0]?.path ?? '');
    const { page } = visitor;
    for (const { path, add, saved, steps, row } of areaForms) {
      await page.goto(path);
      await page.getByRole('button', { name: add }).click();
      expect(await getRowHeader(page, row).count()).toBe(0);
      await fillInForm(page, steps);
      await saveForm(page, saved);
      await getRowHeader(page, row).waitFor();
    }
    await page.reload();
    for (const { path, row } of areaForms) {
      await page.getByRole('navigation').locator(`a[href="${path}"]`).click();
      await getRowHeader(page, row).waitFor();
    }
    await expectNoErrors(visitor);
  },
  // A test opens several pages and fills in their forms, which takes a minute on a busy machine.
  120_000,
);
