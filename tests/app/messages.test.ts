import type { Locator, Page } from 'playwright';
import { it } from 'vitest';

import { product } from '~/domain/brand';
import { paths } from '~/domain/paths';

import { expectNoErrors, siteOrigin, visit, withBrowser } from './setup/visit';

withBrowser();

/** Opens a page as a signed-in user. */
async function open(path: string) {
  const visitor = await visit();
  await visitor.context.addCookies([{ name: 'auth', value: encodeURIComponent('{"token":"x"}'), url: siteOrigin }]);
  await visitor.page.goto(path);
  return visitor;
}

/** Fills in one step of a wizard. */
type Fill = (wizard: Locator, page: Page) => Promise<void>;

const type = (wizard: Locator, label: string, text: string) => wizard.getByLabel(label, { exact: true }).fill(text);

async function choose(wizard: Locator, page: Page, label: string) {
  await wizard.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option').last().click();
}

const fillInPerson: Fill = async (wizard) => {
  await type(wizard, 'Email', 'someone@example.com');
  await type(wizard, 'First name', 'Some');
  const last = wizard.getByRole('textbox', { name: /^Last name/ });
  await last.fill('One');
  await type(wizard, 'Password', 'secret');
  await type(wizard, 'Confirm password', 'secret');
};

const leaveEmpty: Fill = () => Promise.resolve();

const wizards: readonly { add: string; path: string; steps: readonly Fill[] }[] = [
  {
    add: 'Add Agency',
    path: paths.admin.agencies(),
    steps: [(wizard) => type(wizard, 'Email', 'new@example.com'), (wizard) => type(wizard, 'Agency name', 'New Tags')],
  },
  {
    add: 'Add Customer',
    path: paths.admin.customers(),
    steps: [
      fillInPerson,
      async (wizard) => {
        await type(wizard, 'Country code', '+971');
        await type(wizard, 'Phone number', '50 000 0000');
      },
    ],
  },
  {
    add: 'Add Partner',
    path: paths.admin.partners(),
    steps: [
      fillInPerson,
      async (wizard, page) => {
        await choose(wizard, page, 'Agency');
        await type(wizard, 'Phone number', '50 000 0000');
      },
    ],
  },
  {
    add: 'Add Package',
    path: paths.admin.packages(),
    steps: [
      async (wizard) => {
        await type(wizard, 'Name', 'New Pack');
        await type(wizard, 'Total hexacodes', '20');
        await wizard.getByRole('textbox', { name: /^Price/ }).fill('9.99');
      },
      leaveEmpty,
    ],
  },
  {
    add: 'Add Package Purchase',
    path: paths.admin.purchases(),
    steps: [
      async (wizard, page) => {
        await choose(wizard, page, 'Package');
        await choose(wizard, page, 'Buyer content type');
        await type(wizard, 'Buyer', 'Harbour Tags');
      },
      async (wizard) => {
        await type(wizard, 'Transaction ID', 'TX-1');
        await type(wizard, 'Order ID', 'ORD-1');
        await wizard.getByRole('textbox', { name: /^Amount/ }).fill('30');
      },
      async (wizard) => {
        await type(wizard, 'Payment date', '2026-06-15T09:00');
        await type(wizard, 'Purchased at', '2026-06-15T09:05');
      },
    ],
  },
  {
    add: `Add Generated ${product.name}`,
    path: paths.admin.tags(),
    steps: [
      async (wizard) => {
        await type(wizard, 'Hexacode', '5A3F0C');
        await type(wizard, 'Owner object id', '1');
      },
      leaveEmpty,
      leaveEmpty,
    ],
  },
  {
    add: `Add ${product.name} Utility`,
    path: paths.admin.utilities(),
    steps: [(wizard) => type(wizard, 'Name', 'New utility'), leaveEmpty],
  },
  {
    add: 'Add partner',
    path: paths.agency.partners(),
    steps: [
      async (dialog) => {
        await type(dialog, 'First name', 'Some');
        await type(dialog, 'Email', 'some@example.com');
        await type(dialog, 'Company name', 'Sample Motors');
        await type(dialog, 'Phone number', '0500000401');
      },
    ],
  },
];

/** Text of the success alert. It capitalizes the entity, unlike some buttons. */
const successText = (add: string) => {
  const entity = add.replace('Add ', '');
  return `${entity.charAt(0).toUpperCase()}${entity.slice(1)} added successfully!`;
};

it.each(wizards)('ADM-13 AGY-08 $add: rejects the empty form, then saves and shows the alert', async (each) => {
  const { add, path, steps } = each;
  const visitor = await open(path);
  const { page } = visitor;
  await page.getByRole('button', { name: add, exact: true }).click();
  const wizard = page.getByRole('dialog', { name: add });
  await wizard.getByRole('button', { name: /^(Next|Save)$/ }).click();
  await wizard.getByRole('alert').getByRole('listitem').first().waitFor();
  for (const [index, fill] of steps.entries()) {
    await fill(wizard, page);
    const submit = index === steps.length - 1 ? 'Save' : 'Next';
    await wizard.getByRole('button', { name: submit, exact: true }).click();
  }
  await page.getByRole('alertdialog').getByText(successText(add), { exact: true }).waitFor();
  await expectNoErrors(visitor);
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
  await expectNoErrors(visitor);
});
