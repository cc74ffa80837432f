import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { getRowHeader } from './setup/rows';
import { takeEveryNth } from './setup/sampleCases';
import { expectNoErrors, withBrowser } from './setup/visit';
import { fillInForm, openInWorkspace, saveForm } from './setup/workspace';
import type { FormStep } from './setup/workspace';

withBrowser();

const { admin, agency } = paths;
const newPassword = { Password: 'my own', 'Confirm password': 'my own' };

type Form = { path: string; addButtonName: string; savedMessage: string; steps: readonly FormStep[]; rowName: string };

/** The forms that add records: the required values of each step, and the name of the row that is added. */
const forms: readonly Form[] = [
  {
    path: admin.agencies(),
    addButtonName: 'Add Agency',
    savedMessage: 'Agency added successfully!',
    steps: [{ Email: 'new@example.com' }, { 'Agency name': 'New Tags' }],
    rowName: 'New Tags',
  },
  {
    path: admin.partners(),
    addButtonName: 'Add Partner',
    savedMessage: 'Partner added successfully!',
    steps: [
      { Email: 'new@example.com', 'First name': 'Zayed', ...newPassword },
      { Agency: '[Harbour Tags]', 'Phone number': '050 000 0101' },
    ],
    rowName: 'Zayed',
  },
  {
    path: admin.customers(),
    addButtonName: 'Add Customer',
    savedMessage: 'Customer added successfully!',
    steps: [
      { Email: 'new@example.com', 'First name': 'Zayed', 'Last name': 'N.', ...newPassword },
      { 'Country code': '+971', 'Phone number': '50 000 0101' },
    ],
    rowName: 'Zayed N.',
  },
  {
    path: admin.packages(),
    addButtonName: 'Add Package',
    savedMessage: 'Package added successfully!',
    steps: [{ Name: 'New Pack', 'Total hexacodes': '5', 'Price (AED)': '3' }, {}],
    rowName: 'New Pack',
  },
  {
    path: admin.purchases(),
    addButtonName: 'Add Package Purchase',
    savedMessage: 'Package Purchase added successfully!',
    steps: [
      { Package: '[Starter, 100 AiroTags, 30.00 AED]', 'Buyer content type': '[Business]', Buyer: 'Harbour Tags' },
      { 'Transaction ID': 'TX-1', 'Order ID': 'ORD-9', 'Amount (AED)': '30' },
      { 'Payment date': '2026-06-15T09:00', 'Purchased at': '2026-06-15T09:00' },
    ],
    rowName: 'ORD-9',
  },
  {
    path: admin.tags(),
    addButtonName: 'Add Generated AiroTag',
    savedMessage: 'Generated AiroTag added successfully!',
    steps: [{ Hexacode: '0A0B0C0D', 'Owner object id': 'Harbour Tags' }, {}, {}],
    rowName: '0A0B0C0D',
  },
  {
    path: admin.utilities(),
    addButtonName: 'Add AiroTag Utility',
    savedMessage: 'AiroTag Utility added successfully!',
    steps: [{ Name: 'New utility' }, {}],
    rowName: 'New utility',
  },
  {
    path: agency.partners(),
    addButtonName: 'Add partner',
    savedMessage: 'Partner added successfully!',
    steps: [
      { 'First name': 'Zayed', Email: 'new@example.com', 'Company name': 'New Co', 'Phone number': '0500000101' },
    ],
    rowName: 'Zayed',
  },
  {
    path: agency.customers(),
    addButtonName: 'Add Customer',
    savedMessage: 'Customer added successfully!',
    steps: [{ Name: 'Zayed N.', Email: 'new@example.com', Address: 'Dubai', 'Phone number': '0500000101' }],
    rowName: 'Zayed N.',
  },
];

const isAdminForm = ({ path }: Form) => path.startsWith('/Admin');

// `npm test` only checks two wizards of the back-office: one with a select, and one with dates.
it.each([
  ['back-office', takeEveryNth(forms.filter(isAdminForm), 1, 3)],
  ['portal', forms.filter((form) => !isAdminForm(form))],
])(
  'SET-01 wizards of the %s add rows that survive a reload',
  async (_, areaForms) => {
    const visitor = await openInWorkspace(areaForms[0]?.path ?? '');
    const { page } = visitor;
    for (const { path, addButtonName, savedMessage, steps, rowName } of areaForms) {
      await page.goto(path);
      await page.getByRole('button', { name: addButtonName }).click();
      expect(await getRowHeader(page, rowName).count()).toBe(0);
      await fillInForm(page, steps);
      await saveForm(page, savedMessage);
      await getRowHeader(page, rowName).waitFor();
    }
    await page.reload();
    for (const { path, rowName } of areaForms) {
      await page.getByRole('navigation').locator(`a[href="${path}"]`).click();
      await getRowHeader(page, rowName).waitFor();
    }
    await expectNoErrors(visitor);
  },
  // A test opens several pages and fills in their forms, which takes a minute on a busy machine.
  120_000,
);
