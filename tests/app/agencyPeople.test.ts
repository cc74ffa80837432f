import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { readRowNames } from './setup/rows';
import { readStoredData } from './setup/storedData';
import { expectNoErrors, openSignedIn, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';

withBrowser();

const { partners, customers } = paths.agency;

const waitForUrl = ({ page }: Visit, expected: string) =>
  page.waitForURL((url) => url.pathname + url.search === expected);

async function chooseFilterOption({ page }: Visit, filter: string, choice: string) {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
}

describe('the lists of the portal', () => {
  it('AGY-08 keep the filters of partners in the search params, and restore them on reload and Back', async () => {
    const visitor = await openSignedIn(partners());
    const { page } = visitor;
    await chooseFilterOption(visitor, 'Company', 'Lantern Mall');
    await waitForUrl(visitor, `${partners()}?company=Lantern+Mall`);
    await chooseFilterOption(visitor, 'Date added', 'Oldest');
    await waitForUrl(visitor, `${partners()}?dateAdded=oldest&company=Lantern+Mall`);
    await expect.poll(async () => (await readRowNames(page)).length).toBe(5);
    const shownNames = await readRowNames(page);
    expect(shownNames.at(-1)).toBe('Ken K.');
    await page.reload();
    await expect.poll(() => readRowNames(page)).toEqual(shownNames);
    await page.goBack();
    await waitForUrl(visitor, `${partners()}?company=Lantern+Mall`);
    await expect.poll(async () => (await readRowNames(page))[0]).toBe('Ken K.');
    await page.goBack();
    await page.getByText('24 of 24').waitFor();
    await expectNoErrors(visitor);
  });

  it('AGY-09 keep search and sorting of customers in the search params', async () => {
    const visitor = await openSignedIn(`${customers()}?dateAdded=oldest`);
    const { page } = visitor;
    await expect.poll(async () => (await readRowNames(page))[0]).toBe('Omar K.');
    await page.reload();
    await expect.poll(async () => (await readRowNames(page))[0]).toBe('Omar K.');
    await page.getByRole('searchbox').fill('7 specimen lane');
    await waitForUrl(visitor, `${customers()}?search=7+specimen+lane&dateAdded=oldest`);
    await page.getByText('of 27').waitFor();
    await expectNoErrors(visitor);
  });
});

describe('Add partner', () => {
  it('AGY-08 VAL-13 shows errors, then a success message, and sends, stores and lists nothing', async () => {
    const visitor = await openSignedIn(partners());
    const { page } = visitor;
    const consoleMessages: string[] = [];
    page.on('console', (message) => consoleMessages.push(message.text()));
    await page.getByRole('button', { name: 'Add partner' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add partner' });
    await dialog.getByLabel('First name').pressSequentially('Nadia');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('nadia@example');
    await dialog.getByLabel('Company name').fill('Blue Kite Motors');
    await dialog.getByLabel('Phone number').fill('123');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => dialog.getByRole('alert').getByRole('listitem').allTextContents())
      .toEqual(['Invalid email', 'Phone number must be 10 digits']);
    expect(await dialog.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
    await dialog.getByLabel('Email').fill('nadia@example.com');
    await dialog.getByLabel('Phone number').fill('0500000401');
    const dataBefore = await readStoredData(visitor);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alertdialog').getByText('Partner added successfully!', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('24 of 24').waitFor();
    expect(requests).toEqual([]);
    expect(await readStoredData(visitor)).toEqual(dataBefore);
    expect(consoleMessages.filter((text) => text.startsWith('Partner'))).toHaveLength(1);
    await expectNoErrors(visitor);
  });
});

it('AGY-09 Add Customer validates nothing, and its Save does nothing', async () => {
  const visitor = await openSignedIn(customers());
  const { page } = visitor;
  await page.getByRole('button', { name: 'Add Customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Customer' });
  await dialog.getByLabel('Email').fill('no address');
  const dataBefore = await readStoredData(visitor);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByLabel('Phone number').press('Enter');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await dialog.getByRole('alert').count()).toBe(0);
  expect(await dialog.getByLabel('Email').inputValue()).toBe('no address');
  expect(requests).toEqual([]);
  expect(await readStoredData(visitor)).toEqual(dataBefore);
  await expectNoErrors(visitor);
});
