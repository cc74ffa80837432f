import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { readRowNames } from './setup/rows';
import { expectNoErrors, openSignedIn, visit, waitUntilIdle, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';

withBrowser();

const agenciesPath = paths.admin.agencies();
const purchasesPath = paths.admin.purchases();

const getSearchField = ({ page }: Visit) => page.getByRole('searchbox');
const getPathAndSearch = ({ page }: Visit) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};
const waitForUrl = (visitor: Visit, expected: string) =>
  visitor.page.waitForURL((url) => decodeURIComponent(url.pathname + url.search) === expected);

describe('the search params of a list', () => {
  it('contain the search, the filter and the sorting, and are empty without them', async () => {
    const visitor = await openSignedIn(agenciesPath);
    const { page } = visitor;
    expect(getPathAndSearch(visitor)).toBe(agenciesPath);
    await getSearchField(visitor).fill('print');
    await waitForUrl(visitor, `${agenciesPath}?search=print`);
    await page.getByText('Name A-Z', { exact: true }).click();
    await waitForUrl(visitor, `${agenciesPath}?search=print&show=name`);
    await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
    await waitForUrl(visitor, `${agenciesPath}?search=print&sort=email`);
    await expect.poll(() => readRowNames(page)).toEqual(['Dune Prints']);
    await page.getByText('Name A-Z', { exact: true }).click();
    await waitForUrl(visitor, `${agenciesPath}?search=print&show=name`);
    await page.getByText('All', { exact: true }).click();
    await getSearchField(visitor).fill('');
    await waitForUrl(visitor, agenciesPath);
    await expectNoErrors(visitor);
  });

  it('keep a typed search when Back undoes a filter, which Forward restores', async () => {
    const visitor = await openSignedIn(agenciesPath);
    const { page } = visitor;
    await getSearchField(visitor).pressSequentially('tags');
    await waitForUrl(visitor, `${agenciesPath}?search=tags`);
    await page.getByText('Last 7 Days', { exact: true }).click();
    await page.getByText('No agencies found.').waitFor();
    await page.goBack();
    await waitForUrl(visitor, `${agenciesPath}?search=tags`);
    await expect.poll(() => readRowNames(page)).toEqual(['Harbour Tags']);
    await page.goForward();
    await page.getByText('No agencies found.').waitFor();
    expect(await page.getByRole('radio', { name: 'Last 7 Days' }).isChecked()).toBe(true);
  });

  it('stay as the user has changed them when the details of a row close', async () => {
    const visitor = await openSignedIn(agenciesPath);
    const { page } = visitor;
    const details = page.getByRole('dialog', { name: 'Harbour Tags' });
    const openDetails = async () => {
      await page.getByRole('link', { name: 'Harbour Tags' }).click();
      await details.waitFor();
    };
    const closeDetails = async () => {
      await details.getByRole('button', { name: 'Close' }).click();
      await details.waitFor({ state: 'detached' });
    };
    await openDetails();
    await getSearchField(visitor).fill('harbour');
    await waitForUrl(visitor, `${agenciesPath}?search=harbour&open=agency-1`);
    await closeDetails();
    await waitForUrl(visitor, `${agenciesPath}?search=harbour`);
    expect(await getSearchField(visitor).inputValue()).toBe('harbour');
    await openDetails();
    await page.getByText('Name A-Z', { exact: true }).click();
    await closeDetails();
    await waitForUrl(visitor, `${agenciesPath}?search=harbour&show=name`);
    await expectNoErrors(visitor);
  });

  it('restore the list after a reload and from a shared link, and keep unrelated params', async () => {
    const sharedLink = `${agenciesPath}?ref=mail&search=harbour&sort=-name&page=7&show=junk`;
    const visitor = await openSignedIn(sharedLink);
    await visitor.page.getByText('1 of 2 agencies').waitFor();
    expect(await getSearchField(visitor).inputValue()).toBe('harbour');
    await visitor.page.reload();
    await expect.poll(() => readRowNames(visitor.page)).toEqual(['Harbour Tags']);
    await visitor.page.getByRole('button', { name: 'Clear the search field' }).click();
    await visitor.page.waitForURL((url) => !url.searchParams.has('search'));
    expect(new URL(visitor.page.url()).searchParams.get('ref')).toBe('mail');
    await expectNoErrors(visitor);
  });

  it('lose an unavailable filter and invalid values', async () => {
    const visitor = await openSignedIn(`${purchasesPath}?buyer=Nobody&page=x&ref=mail`);
    await visitor.page.getByText('5 of 5 package purchases').waitFor();
    await waitForUrl(visitor, `${purchasesPath}?ref=mail`);
    await getSearchField(visitor).fill('sample');
    await waitForUrl(visitor, `${purchasesPath}?search=sample&ref=mail`);
    await expectNoErrors(visitor);
  });

  it('keep a search that was typed just before the page is left, and are reset by a link in the navigation', async () => {
    const visitor = await openSignedIn(paths.admin.partners());
    const { page } = visitor;
    const getNavigationLink = (name: string) =>
      page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
    const waitForPage = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    const expectSearch = async (search: string, foundName: string) => {
      await waitForUrl(visitor, `${agenciesPath}?search=${search}`);
      await expect.poll(() => readRowNames(page)).toEqual([foundName]);
      await waitUntilIdle(page);
    };
    await getNavigationLink('Agencies').click();
    await waitForPage('Agencies');

    await getSearchField(visitor).fill('harbour');
    await getNavigationLink('Customers').click();
    await waitForPage('Customers');
    await page.goBack();
    await expectSearch('harbour', 'Harbour Tags');

    await getSearchField(visitor).fill('');
    await getSearchField(visitor).pressSequentially('print');
    await page.keyboard.press('Alt');
    await page.goBack();
    await waitForPage('Partners');
    await page.goForward();
    await expectSearch('print', 'Dune Prints');

    await getSearchField(visitor).fill('');
    await getSearchField(visitor).pressSequentially('tags');
    await page.keyboard.press('Control');
    await page.reload();
    await expectSearch('tags', 'Harbour Tags');

    await getNavigationLink('Agencies').click();
    await waitForUrl(visitor, agenciesPath);
    await expect.poll(() => getSearchField(visitor).inputValue()).toBe('');
    await expect.poll(() => readRowNames(page)).toHaveLength(2);
  });

  it('lose no keystroke on a slow machine', async () => {
    const visitor = await openSignedIn(agenciesPath);
    const devtools = await visitor.context.newCDPSession(visitor.page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const [delay, typedText] of [
      [0, 'quick brown fox'],
      [40, 'quick brown fox'],
      // 310 ms is longer than the delay after which the app writes the search to the URL.
      [310, 'lazy'],
    ] as const) {
      await getSearchField(visitor).fill('');
      await getSearchField(visitor).pressSequentially(typedText, { delay });
      await visitor.page.waitForURL((url) => url.searchParams.get('search') === typedText);
      expect([delay, await getSearchField(visitor).inputValue()]).toEqual([delay, typedText]);
    }
  });
});

describe('the table view', () => {
  it('of each list is stored for the next visit', async () => {
    const visitor = await openSignedIn(agenciesPath);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Address' }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('columnheader', { name: 'Email' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Address' }).count()).toBe(0);
    await page.goto(purchasesPath);
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(7);
  });

  it('changes in all tabs, and another tab keeps the change when it stores its own', async () => {
    const visitor = await openSignedIn(agenciesPath);
    const otherTab = await visitor.context.newPage();
    await otherTab.goto(agenciesPath);
    await otherTab.getByRole('columnheader', { name: 'Email' }).waitFor();
    await visitor.page.getByRole('button', { name: 'Columns' }).click();
    await visitor.page.getByRole('menuitemcheckbox', { name: 'Email' }).click();
    await otherTab.getByRole('columnheader', { name: 'Email' }).waitFor({ state: 'detached' });
    await otherTab.getByRole('button', { name: 'Density' }).click();
    await otherTab.getByRole('menuitemradio', { name: 'Compact' }).click();
    await otherTab.reload();
    await otherTab.getByRole('columnheader', { name: 'Phone number' }).waitFor();
    expect(await otherTab.getByRole('columnheader', { name: 'Email' }).count()).toBe(0);
  });

  it('is the default view if the stored view is invalid', async () => {
    const visitor = await visit();
    await visitor.context.addInitScript(() => localStorage.setItem('tableviews', '{"state":{"views":{"agencies":7}}'));
    await visitor.page.goto(agenciesPath);
    await visitor.page.getByRole('rowheader').nth(1).waitFor();
    expect(await visitor.page.getByRole('columnheader').count()).toBe(7);
  });
});

it('reuses the elements of the rows while the user types, and then updates the rest of the list', async () => {
  const visitor = await openSignedIn(paths.agency.tags());
  const { page } = visitor;
  const pagination = page.getByRole('navigation', { name: 'Pages' });
  await pagination.waitFor();
  const firstRow = await page.getByRole('rowheader').first().elementHandle();
  const nameBefore = await firstRow.textContent();
  await getSearchField(visitor).fill('B04D17E8');
  await pagination.waitFor({ state: 'detached' });
  expect(await firstRow.evaluate((row) => row.isConnected)).toBe(true);
  const [nameAfter] = await readRowNames(page);
  expect(nameAfter).not.toBe(nameBefore);
  expect(await firstRow.textContent()).toBe(nameAfter);
  await getSearchField(visitor).press('Escape');
  await pagination.waitFor();
  expect(await firstRow.textContent()).toBe(nameBefore);
  // Polls until no name is repeated: React replaces the rows below the visible area later than the others, so some rows
  // are shown twice at first.
  await getSearchField(visitor).fill('@example.com');
  await page.getByText(/^\d+ of 150/).waitFor();
  await expect.poll(async () => (await readRowNames(page)).length).toBe(50);
  await expect.poll(async () => new Set(await readRowNames(page)).size).toBe(50);
  await getSearchField(visitor).press('Escape');
  await page.getByText('150 of 150').waitFor();
  // Sorting moves the elements of a row, instead of showing another row in them, since the focus can be in a row.
  await page.getByRole('columnheader', { name: 'Hexacode' }).getByRole('button').click();
  await expect.poll(async () => (await readRowNames(page))[0]).not.toBe(nameBefore);
  expect(await firstRow.textContent()).toBe(nameBefore);
  await expectNoErrors(visitor);
});

it('downloads the rows that match the filter as CSV', async () => {
  const visitor = await openSignedIn(`${purchasesPath}?paymentStatus=Failed`);
  await visitor.page.getByText('1 of 5 package purchases').waitFor();
  const [download] = await Promise.all([
    visitor.page.waitForEvent('download'),
    visitor.page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^package-purchases-\d{4}-\d\d-\d\d\.csv$/);
  const csvLines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(csvLines[0]).toBe('\uFEFFOrder ID,Buyer,Package,Amount (AED),Status,Date,Hexacodes generated');
  expect(csvLines.slice(1)).toEqual([
    expect.stringMatching(/^ORD-1004,Aisha S.,"Sample Pack, 50 AiroTags, 20.00 AED",20.00,Failed,\d\d-\d\d-\d{4},No$/),
  ]);
  await expectNoErrors(visitor);
});

it('deletes a row after confirmation, restores it with Undo, and restores all rows after a reload', async () => {
  const visitor = await openSignedIn(agenciesPath);
  const { page } = visitor;
  const clickDeleteAndAnswer = async (button: string) => {
    await page.getByRole('button', { name: 'Delete Harbour Tags' }).click();
    const dialog = page.getByRole('alertdialog');
    expect(await dialog.textContent()).toContain('Delete Harbour Tags?');
    await dialog.getByRole('button', { name: button, exact: true }).click();
  };
  await clickDeleteAndAnswer('Cancel');
  await expect.poll(() => readRowNames(page)).toEqual(['Dune Prints', 'Harbour Tags']);
  await clickDeleteAndAnswer('Delete');
  await page.getByText('1 of 1 agencies').waitFor();
  // The clicked button has disappeared with its row, so the heading gets the focus.
  const readFocusedText = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(readFocusedText).toBe('Agencies');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(readFocusedText).toBe('Agencies');
  await page.getByText('2 of 2 agencies').waitFor();
  await expect.poll(() => readRowNames(page)).toEqual(['Dune Prints', 'Harbour Tags']);
  await clickDeleteAndAnswer('Delete');
  await page.getByText('1 of 1 agencies').waitFor();
  await page.reload();
  await page.getByText('2 of 2 agencies').waitFor();
  await expectNoErrors(visitor);
});

describe('ADM-13 the wizard of a list', () => {
  const getWizard = ({ page }: Visit) => page.getByRole('dialog', { name: 'Add Agency' });
  const openWizard = async () => {
    const visitor = await openSignedIn(agenciesPath);
    await visitor.page.getByRole('button', { name: 'Add Agency' }).click();
    await getWizard(visitor).waitFor();
    return visitor;
  };
  const fillInEmail = (visitor: Visit) =>
    getWizard(visitor).getByRole('textbox', { name: 'Email' }).fill('new@example.com');
  const answerConfirmDialog = ({ page }: Visit, name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name }).click();

  // page.goBack() would wait for a navigation that the confirm dialog blocks.
  const goBack = ({ page }: Visit) => page.evaluate(() => history.back());

  it('logs the draft without the password, shows a success message, closes, and changes nothing else', async () => {
    const visitor = await openWizard();
    const { page } = visitor;
    const consoleMessages: unknown[] = [];
    const requests: string[] = [];
    page.on(
      'console',
      (message) =>
        void Promise.all(message.args().map((arg) => arg.jsonValue())).then((args) => consoleMessages.push(args)),
    );
    await fillInEmail(visitor);
    await getWizard(visitor).getByRole('button', { name: 'Next' }).click();
    await getWizard(visitor).getByRole('textbox', { name: 'Agency name' }).fill('New Sample Tags');
    page.on('request', (request) => requests.push(request.url()));
    await getWizard(visitor).getByRole('button', { name: 'Save' }).dblclick();
    const alert = page.getByRole('alertdialog');
    await alert.getByText('Agency added successfully!', { exact: true }).waitFor();
    await alert.getByRole('button').click();
    await getWizard(visitor).waitFor({ state: 'detached' });
    expect(await alert.count()).toBe(0);
    await expect.poll(() => readRowNames(page)).toEqual(['Dune Prints', 'Harbour Tags']);
    expect(consoleMessages).toEqual([
      ['Agency', { email: 'new@example.com', agencyName: 'New Sample Tags', phone: '', address: '' }],
    ]);
    expect(requests).toEqual([]);
    expect(getPathAndSearch(visitor)).toBe(agenciesPath);
    await expectNoErrors(visitor);
  });

  it('ADM-14 has a new password each time it is opened', async () => {
    const visitor = await openWizard();
    const readPassword = () => getWizard(visitor).getByLabel('Password', { exact: true }).inputValue();
    const firstPassword = await readPassword();
    expect(firstPassword).toMatch(/^[A-Za-z0-9@#$!%&*]{10}$/);
    expect(await getWizard(visitor).getByLabel('Confirm password', { exact: true }).inputValue()).toBe(firstPassword);
    await visitor.page.keyboard.press('Escape');
    await visitor.page.getByRole('button', { name: 'Add Agency' }).click();
    expect(await readPassword()).not.toBe(firstPassword);
  });

  it('closes on Back, and asks for confirmation if it has unsaved changes', async () => {
    const visitor = await openWizard();
    const { page } = visitor;
    const expectClosedWizard = async () => {
      await getWizard(visitor).waitFor({ state: 'detached' });
      expect(await page.getByRole('alertdialog').count()).toBe(0);
      expect(getPathAndSearch(visitor)).toBe(agenciesPath);
    };
    await page.goBack();
    await expectClosedWizard();

    await page.getByRole('button', { name: 'Add Agency' }).click();
    await fillInEmail(visitor);
    await goBack(visitor);
    await answerConfirmDialog(visitor, 'Keep editing');
    expect(await getWizard(visitor).getByRole('textbox', { name: 'Email' }).inputValue()).toBe('new@example.com');
    await goBack(visitor);
    await answerConfirmDialog(visitor, 'Leave');
    await expectClosedWizard();

    // Goes back while the confirm dialog is open.
    await page.getByRole('button', { name: 'Add Agency' }).click();
    await fillInEmail(visitor);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor();
    await goBack(visitor);
    await answerConfirmDialog(visitor, 'Leave');
    await expectClosedWizard();
    await expect.poll(() => readRowNames(page)).toHaveLength(2);
  });

  it('closes on Back while the success message is open, and stays on the list after the message', async () => {
    const visitor = await openWizard();
    const { page } = visitor;
    await fillInEmail(visitor);
    await getWizard(visitor).getByRole('button', { name: 'Next' }).click();
    await getWizard(visitor).getByRole('textbox', { name: 'Agency name' }).fill('New Sample Tags');
    await getWizard(visitor).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alertdialog').waitFor();
    await goBack(visitor);
    await getWizard(visitor).waitFor({ state: 'detached' });
    await page.getByRole('alertdialog').getByRole('button').click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(getPathAndSearch(visitor)).toBe(agenciesPath);
  });

  it('lets the browser ask before a reload only if there are unsaved changes', async () => {
    const visitor = await openWizard();
    const dialogTypes: string[] = [];
    visitor.page.on('dialog', (dialog) => {
      dialogTypes.push(dialog.type());
      void dialog.accept();
    });
    await visitor.page.reload();
    await getWizard(visitor).waitFor();
    expect(dialogTypes).toEqual([]);
    await fillInEmail(visitor);
    await visitor.page.reload();
    await getWizard(visitor).waitFor();
    expect(dialogTypes).toEqual(['beforeunload']);
    expect(await getWizard(visitor).getByRole('textbox', { name: 'Email' }).inputValue()).toBe('');
  });
});

it('shows an error for an incomplete date instead of saving an empty one', async () => {
  const visitor = await openSignedIn(paths.admin.packages());
  const { page } = visitor;
  const consoleMessages: string[] = [];
  page.on('console', (message) => consoleMessages.push(message.text()));
  await page.getByRole('button', { name: 'Add Package' }).click();
  const wizard = page.getByRole('dialog', { name: 'Add Package' });
  await wizard.getByRole('textbox', { name: 'Name' }).fill('Sample Pack');
  await wizard.getByRole('textbox', { name: 'Total hexacodes' }).fill('50');
  await wizard.getByRole('textbox', { name: 'Price (AED)' }).fill('30');
  await wizard.getByRole('button', { name: 'Next' }).click();
  const createdAtField = wizard.getByLabel('Created at (optional)');
  const isIncomplete = () => createdAtField.evaluate((field: HTMLInputElement) => field.validity.badInput);
  const dateError = wizard.getByText('Enter a whole date and time, or empty the field.').last();
  await expect.poll(() => createdAtField.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('02');
  expect(await isIncomplete()).toBe(true);
  // Pressing Enter submits the form, and the field keeps the focus.
  await page.keyboard.press('Enter');
  await dateError.waitFor();
  await createdAtField.press('Control+a');
  await page.keyboard.type('02312026', { delay: 10 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('1000A', { delay: 10 });
  expect(await isIncomplete()).toBe(true);
  await wizard.getByRole('button', { name: 'Save' }).click();
  await dateError.waitFor();
  expect(consoleMessages).toEqual([]);
  await createdAtField.fill('2026-02-28T10:00');
  await wizard.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog', { name: 'Package added successfully!' }).waitFor();
  expect(consoleMessages).toEqual([expect.stringMatching(/^Package /)]);
  await expectNoErrors(visitor);
});
