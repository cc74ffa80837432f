import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { product } from '~/domain/brand';
import { paths } from '~/domain/paths';

import { expectNoComplaints, siteAddress, visit, withBrowser } from './setup/visit';

withBrowser();

/** Opens a page as a signed-in user. */
async function open(path: string) {
  const visitor = await visit();
  await visitor.context.addCookies([{ name: 'auth', value: encodeURIComponent('{"token":"x"}'), url: siteAddress }]);
  await visitor.page.goto(path);
  return visitor;
}

/** One step of a wizard: its errors when empty, and valid input. */
type Step = { id: string; messages: readonly string[]; fill: (wizard: Locator, page: Page) => Promise<void> };

const type = (wizard: Locator, label: string, text: string) => wizard.getByLabel(label, { exact: true }).fill(text);

async function choose(wizard: Locator, page: Page, label: string) {
  await wizard.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option').last().click();
}

const person: Step['fill'] = async (wizard) => {
  await type(wizard, 'Email', 'someone@example.com');
  await type(wizard, 'First name', 'Some');
  const last = wizard.getByRole('textbox', { name: /^Last name/ });
  await last.fill('One');
  await type(wizard, 'Password', 'secret');
  await type(wizard, 'Confirm password', 'secret');
};

const wizards: readonly { add: string; path: string; steps: readonly Step[] }[] = [
  {
    add: 'Add Agency',
    path: paths.admin.agencies(),
    steps: [
      {
        id: 'VAL-04',
        messages: ['Email is required'],
        fill: (wizard) => type(wizard, 'Email', 'new@example.com'),
      },
      {
        id: 'VAL-05',
        messages: ['Agency name is required'],
        fill: (wizard) => type(wizard, 'Agency name', 'New Tags'),
      },
    ],
  },
  {
    add: 'Add Customer',
    path: paths.admin.customers(),
    steps: [
      {
        id: 'VAL-06',
        messages: ['Email is required', 'First name is required', 'Last name is required', 'Password is required'],
        fill: person,
      },
      {
        id: 'VAL-07',
        messages: ['Country code is required', 'Phone number is required'],
        fill: async (wizard) => {
          await type(wizard, 'Country code', '+971');
          await type(wizard, 'Phone number', '50 000 0000');
        },
      },
    ],
  },
  {
    add: 'Add Partner',
    path: paths.admin.partners(),
    steps: [
      {
        id: 'VAL-08',
        messages: ['Email is required', 'First name is required', 'Password is required'],
        fill: person,
      },
      {
        id: 'VAL-09',
        messages: ['Agency is required', 'Phone number is required'],
        fill: async (wizard, page) => {
          await choose(wizard, page, 'Agency');
          await type(wizard, 'Phone number', '50 000 0000');
        },
      },
    ],
  },
  {
    add: 'Add Package',
    path: paths.admin.packages(),
    steps: [
      {
        id: 'VAL-10',
        messages: ['Name is required', 'Total hexacodes is required', 'Price is required'],
        fill: async (wizard) => {
          await type(wizard, 'Name', 'New Pack');
          await type(wizard, 'Total hexacodes', '20');
          await wizard.getByRole('textbox', { name: /^Price/ }).fill('9.99');
        },
      },
      { id: 'VAL-10', messages: [], fill: () => Promise.resolve() },
    ],
  },
  {
    add: 'Add Package Purchase',
    path: paths.admin.purchases(),
    steps: [
      {
        id: 'VAL-11',
        messages: ['Package is required', 'Buyer content type is required', 'Buyer is required'],
        fill: async (wizard, page) => {
          await choose(wizard, page, 'Package');
          await choose(wizard, page, 'Buyer content type');
          await type(wizard, 'Buyer', 'Harbour Tags');
        },
      },
      {
        id: 'VAL-11',
        messages: ['Transaction ID is required', 'Order ID is required', 'Amount is required'],
        fill: async (wizard) => {
          await type(wizard, 'Transaction ID', 'TX-1');
          await type(wizard, 'Order ID', 'ORD-1');
          await wizard.getByRole('textbox', { name: /^Amount/ }).fill('30');
        },
      },
      {
        id: 'VAL-11',
        messages: ['Payment date is required', 'Purchased at is required'],
        fill: async (wizard) => {
          await type(wizard, 'Payment date', '2026-06-15T09:00');
          await type(wizard, 'Purchased at', '2026-06-15T09:05');
        },
      },
    ],
  },
  {
    add: `Add Generated ${product.name}`,
    path: paths.admin.tags(),
    steps: [
      {
        id: 'VAL-12',
        messages: ['Hexacode is required', 'Owner object id is required'],
        fill: async (wizard) => {
          await type(wizard, 'Hexacode', '5A3F0C');
          await type(wizard, 'Owner object id', '1');
        },
      },
      { id: 'VAL-12', messages: [], fill: () => Promise.resolve() },
      { id: 'VAL-12', messages: [], fill: () => Promise.resolve() },
    ],
  },
  {
    add: `Add ${product.name} Utility`,
    path: paths.admin.utilities(),
    steps: [
      {
        id: 'VAL-12',
        messages: ['Name is required'],
        fill: (wizard) => type(wizard, 'Name', 'New utility'),
      },
      { id: 'VAL-12', messages: [], fill: () => Promise.resolve() },
    ],
  },
  {
    add: 'Add partner',
    path: paths.agency.partners(),
    steps: [
      {
        id: 'VAL-13',
        messages: [
          'First name is required',
          'Email is required',
          'Company name is required',
          'Phone number is required',
        ],
        fill: async (dialog) => {
          await type(dialog, 'First name', 'Some');
          await type(dialog, 'Email', 'some@example.com');
          await type(dialog, 'Company name', 'Sample Motors');
          await type(dialog, 'Phone number', '0500000401');
        },
      },
    ],
  },
];

/** Text of the success alert. It capitalizes the entity, unlike some buttons. */
const added = (add: string) => {
  const entity = add.replace('Add ', '');
  return `${entity.charAt(0).toUpperCase()}${entity.slice(1)} added successfully!`;
};

describe.each(wizards)('$add', ({ add, path, steps }) => {
  const ids = [...new Set(steps.map(({ id }) => id))].join(', ');

  it(`${ids} reports missing fields by step and saves when they are filled in`, async () => {
    const visitor = await open(path);
    const { page } = visitor;
    await page.getByRole('button', { name: add, exact: true }).click();
    const wizard = page.getByRole('dialog', { name: add });
    for (const [index, { messages, fill }] of steps.entries()) {
      const submit = wizard.getByRole('button', { name: index === steps.length - 1 ? 'Save' : 'Next', exact: true });
      if (messages.length > 0) {
        await submit.click();
        await expect.poll(() => wizard.getByRole('alert').getByRole('listitem').allTextContents()).toEqual(messages);
      }
      await fill(wizard, page);
      await submit.click();
    }
    await page.getByRole('alertdialog').getByText(added(add), { exact: true }).waitFor();
    await expectNoComplaints(visitor);
  });
});

it.each([
  ['VAL-04', 'Add Agency', paths.admin.agencies()],
  ['VAL-06', 'Add Customer', paths.admin.customers()],
  ['VAL-08', 'Add Partner', paths.admin.partners()],
])('%s %s compares the passwords', async (_, add, path) => {
  const { page } = await visit();
  await page.goto(path);
  await page.getByRole('button', { name: add, exact: true }).click();
  const wizard = page.getByRole('dialog', { name: add });
  await type(wizard, 'Password', 'one');
  await type(wizard, 'Confirm password', 'two');
  await wizard.getByRole('button', { name: 'Next', exact: true }).click();
  await wizard.getByRole('alert').getByText('Passwords do not match', { exact: true }).waitFor();
});

it.each([
  ['Email', 'some@example', 'Invalid email'],
  ['Email', 'some one@example.com', 'Invalid email'],
  ['Phone number', '050000040', 'Phone number must be 10 digits'],
  ['Phone number', '05000004011', 'Phone number must be 10 digits'],
  ['Phone number', '050 000 040', 'Phone number must be 10 digits'],
])('VAL-13 Add partner, %s %j: %s', async (label, text, message) => {
  const { page } = await open(paths.agency.partners());
  await page.getByRole('button', { name: 'Add partner', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add partner' });
  await type(dialog, label, text);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('alert').getByText(message, { exact: true }).waitFor();
  await type(dialog, label, '1');
  await dialog.getByText(message, { exact: true }).first().waitFor({ state: 'hidden' });
});

it.each([
  [paths.admin.agencies(), 'No agencies found.'],
  [paths.admin.partners(), 'No partners found.'],
  [paths.admin.customers(), 'No customers found.'],
  [paths.admin.packages(), 'No packages found.'],
  [paths.admin.purchases(), 'No package purchases found.'],
  [paths.admin.tags(), 'No generated AiroTags found.'],
  [paths.admin.utilities(), 'No AiroTag utilities found.'],
  [paths.agency.tags(), 'No AiroTags found.'],
  [paths.agency.partners(), 'No partners found.'],
  [paths.agency.customers(), 'No customers found.'],
])('ADM-06 AGY-05 AGY-08 AGY-09 %s shows %j when nothing matches, and clears the search', async (path, message) => {
  const visitor = await open(`${path}?search=nothing-has-this`);
  const { page } = visitor;
  await page.getByText(message, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('rowheader').nth(1).waitFor();
  await expectNoComplaints(visitor);
});
