import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, open, visit, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';

withBrowser();

const agencies = paths.admin.agencies();
const purchases = paths.admin.purchases();

const searchField = ({ page }: Visit) => page.getByRole('searchbox');
const names = ({ page }: Visit) => page.getByRole('rowheader').allTextContents();
const pathAndSearch = ({ page }: Visit) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};
const waitForUrl = (visitor: Visit, expected: string) =>
  visitor.page.waitForURL((url) => decodeURIComponent(url.pathname + url.search) === expected);

describe('the search params of a list', () => {
  it('hold search, filter and sorting, and nothing for the default view', async () => {
    const visitor = await open(agencies);
    const { page } = visitor;
    expect(pathAndSearch(visitor)).toBe(agencies);
    await searchField(visitor).fill('print');
    await waitForUrl(visitor, `${agencies}?search=print`);
    await page.getByText('Name A-Z', { exact: true }).click();
    await waitForUrl(visitor, `${agencies}?search=print&show=name`);
    await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
    await waitForUrl(visitor, `${agencies}?search=print&sort=email`);
    await expect.poll(() => names(visitor)).toEqual(['Example Print Studio']);
    await page.getByText('Name A-Z', { exact: true }).click();
    await waitForUrl(visitor, `${agencies}?search=print&show=name`);
    await page.getByText('All', { exact: true }).click();
    await searchField(visitor).fill('');
    await waitForUrl(visitor, agencies);
    await expectNoErrors(visitor);
  });

  it('have one history entry per change, and one for a search', async () => {
    const visitor = await open(agencies);
    const { page } = visitor;
    await searchField(visitor).pressSequentially('print');
    await waitForUrl(visitor, `${agencies}?search=print`);
    await page.getByText('Last 7 Days', { exact: true }).click();
    await page.getByText('No agencies found.').waitFor();
    await page.goBack();
    await waitForUrl(visitor, `${agencies}?search=print`);
    await expect.poll(() => names(visitor)).toEqual(['Example Print Studio']);
    await page.goForward();
    await page.getByText('No agencies found.').waitFor();
    expect(await page.getByRole('radio', { name: 'Last 7 Days' }).isChecked()).toBe(true);
  });

  it('restore the view after a reload and from a shared link, and keep unrelated params', async () => {
    const shared = `${agencies}?ref=mail&search=harbour&sort=-name&page=7&show=junk`;
    const visitor = await open(shared);
    await visitor.page.getByText('1 of 2 agencies').waitFor();
    expect(await searchField(visitor).inputValue()).toBe('harbour');
    await visitor.page.reload();
    await expect.poll(() => names(visitor)).toEqual(['Harbour Tags']);
    await visitor.page.getByRole('button', { name: 'Clear the search field' }).click();
    await visitor.page.waitForURL((url) => !url.searchParams.has('search'));
    expect(new URL(visitor.page.url()).searchParams.get('ref')).toBe('mail');
    await expectNoErrors(visitor);
  });

  it('drop an unavailable filter and invalid values', async () => {
    const visitor = await open(`${purchases}?buyer=Nobody&page=x&ref=mail`);
    await visitor.page.getByText('4 of 4 package purchases').waitFor();
    await waitForUrl(visitor, `${purchases}?ref=mail`);
    await searchField(visitor).fill('sample');
    await waitForUrl(visitor, `${purchases}?search=sample&ref=mail`);
    await expectNoErrors(visitor);
  });

  it('keep a search typed just before leaving the page by a link or a shortcut, and are reset by the navigation', async () => {
    const visitor = await open(paths.admin.partners());
    const { page } = visitor;
    const link = (name: string) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    const expectSearch = async (search: string, found: string) => {
      await waitForUrl(visitor, `${agencies}?search=${search}`);
      await expect.poll(() => names(visitor)).toEqual([found]);
    };
    await link('Agencies').click();
    await heading('Agencies');

    await searchField(visitor).fill('harbour');
    await link('Customers').click();
    await heading('Customers');
    await page.goBack();
    await expectSearch('harbour', 'Harbour Tags');

    await searchField(visitor).fill('');
    await searchField(visitor).pressSequentially('print');
    await page.keyboard.press('Alt');
    await page.goBack();
    await heading('Partners');
    await page.goForward();
    await expectSearch('print', 'Example Print Studio');

    await searchField(visitor).fill('');
    await searchField(visitor).pressSequentially('tags');
    await page.keyboard.press('Control');
    await page.reload();
    await expectSearch('tags', 'Harbour Tags');

    await link('Agencies').click();
    await waitForUrl(visitor, agencies);
    await expect.poll(() => searchField(visitor).inputValue()).toBe('');
    await expect.poll(() => names(visitor)).toHaveLength(2);
  });

  it('lose no keystroke on a slow machine', async () => {
    const visitor = await open(agencies);
    const devtools = await visitor.context.newCDPSession(visitor.page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const text = 'quick brown fox';
    for (const delay of [0, 40, 310]) {
      await searchField(visitor).fill('');
      await searchField(visitor).pressSequentially(text, { delay });
      await visitor.page.waitForURL((url) => url.searchParams.get('search') === text);
      expect([delay, await searchField(visitor).inputValue()]).toEqual([delay, text]);
    }
  });
});

describe('the table view', () => {
  it('is stored for the next visit, per list', async () => {
    const visitor = await open(agencies);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Address' }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('columnheader', { name: 'Email' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Address' }).count()).toBe(0);
    await page.goto(purchases);
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(7);
  });

  it('is shared with other tabs, which do not overwrite it', async () => {
    const visitor = await open(agencies);
    const other = await visitor.context.newPage();
    await other.goto(agencies);
    await other.getByRole('columnheader', { name: 'Email' }).waitFor();
    await visitor.page.getByRole('button', { name: 'Columns' }).click();
    await visitor.page.getByRole('menuitemcheckbox', { name: 'Email' }).click();
    await other.getByRole('columnheader', { name: 'Email' }).waitFor({ state: 'detached' });
    await other.getByRole('button', { name: 'Density' }).click();
    await other.getByRole('menuitemradio', { name: 'Compact' }).click();
    await other.reload();
    await other.getByRole('columnheader', { name: 'Phone number' }).waitFor();
    expect(await other.getByRole('columnheader', { name: 'Email' }).count()).toBe(0);
  });

  it('is the default one if the stored view is invalid', async () => {
    const visitor = await visit();
    await visitor.context.addInitScript(() => localStorage.setItem('tableviews', '{"state":{"views":{"agencies":7}}'));
    await visitor.page.goto(agencies);
    await visitor.page.getByRole('rowheader').nth(1).waitFor();
    expect(await visitor.page.getByRole('columnheader').count()).toBe(7);
  });
});

it('downloads the matching rows', async () => {
  const visitor = await open(`${purchases}?paymentStatus=Failed`);
  await visitor.page.getByText('1 of 4 package purchases').waitFor();
  const [download] = await Promise.all([
    visitor.page.waitForEvent('download'),
    visitor.page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^package-purchases-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFOrder ID,Buyer,Package,Amount (AED),Status,Date,Hexacodes generated');
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(
      /^ORD-1002,Example Print Studio,"Sample Pack, 50 AiroTags, 30.00 AED",30.00,Failed,\d\d-\d\d-\d{4},No$/,
    ),
  ]);
  await expectNoErrors(visitor);
});

it('deletes after confirmation, undoes it, and restores everything after a reload', async () => {
  const visitor = await open(agencies);
  const { page } = visitor;
  const remove = async (button: string) => {
    await page.getByRole('button', { name: 'Delete Harbour Tags' }).click();
    const dialog = page.getByRole('alertdialog');
    expect(await dialog.textContent()).toContain('Delete Harbour Tags?');
    await dialog.getByRole('button', { name: button, exact: true }).click();
  };
  await remove('Cancel');
  await expect.poll(() => names(visitor)).toEqual(['Harbour Tags', 'Example Print Studio']);
  await remove('Delete');
  await page.getByText('1 of 1 agencies').waitFor();
  // The clicked button has disappeared with its row; the heading receives the focus.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Agencies');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(focused).toBe('Agencies');
  await page.getByText('2 of 2 agencies').waitFor();
  await expect.poll(() => names(visitor)).toEqual(['Harbour Tags', 'Example Print Studio']);
  await remove('Delete');
  await page.getByText('1 of 1 agencies').waitFor();
  await page.reload();
  await page.getByText('2 of 2 agencies').waitFor();
  await expectNoErrors(visitor);
});

describe('ADM-13 the wizard of a list', () => {
  const wizard = ({ page }: Visit) => page.getByRole('dialog', { name: 'Add Agency' });
  const openWizard = async () => {
    const visitor = await open(agencies);
    await visitor.page.getByRole('button', { name: 'Add Agency' }).click();
    await wizard(visitor).waitFor();
    return visitor;
  };
  const fillInEmail = (visitor: Visit) =>
    wizard(visitor).getByRole('textbox', { name: 'Email' }).fill('new@example.com');
  const confirm = ({ page }: Visit, name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name }).click();

  // page.goBack() would wait for a navigation that the dialog blocks.
  const back = ({ page }: Visit) => page.evaluate(() => history.back());

  it('logs the draft without the password, shows the alert, closes, and changes nothing else', async () => {
    const visitor = await openWizard();
    const { page } = visitor;
    const logged: unknown[] = [];
    const requests: string[] = [];
    page.on(
      'console',
      (message) => void Promise.all(message.args().map((arg) => arg.jsonValue())).then((args) => logged.push(args)),
    );
    await fillInEmail(visitor);
    await wizard(visitor).getByRole('button', { name: 'Next' }).click();
    await wizard(visitor).getByRole('textbox', { name: 'Agency name' }).fill('New Sample Tags');
    page.on('request', (request) => requests.push(request.url()));
    await wizard(visitor).getByRole('button', { name: 'Save' }).dblclick();
    const alert = page.getByRole('alertdialog');
    await alert.getByText('Agency added successfully!', { exact: true }).waitFor();
    await alert.getByRole('button').click();
    await wizard(visitor).waitFor({ state: 'detached' });
    expect(await alert.count()).toBe(0);
    await expect.poll(() => names(visitor)).toEqual(['Harbour Tags', 'Example Print Studio']);
    expect(logged).toEqual([
      ['Agency', { email: 'new@example.com', agencyName: 'New Sample Tags', phone: '', address: '' }],
    ]);
    expect(requests).toEqual([]);
    expect(pathAndSearch(visitor)).toBe(agencies);
    await expectNoErrors(visitor);
  });

  it('ADM-14 has a new password each time it is opened', async () => {
    const visitor = await openWizard();
    const read = () => wizard(visitor).getByLabel('Password', { exact: true }).inputValue();
    const first = await read();
    expect(first).toMatch(/^[A-Za-z0-9@#$!%&*]{10}$/);
    expect(await wizard(visitor).getByLabel('Confirm password', { exact: true }).inputValue()).toBe(first);
    await visitor.page.keyboard.press('Escape');
    await visitor.page.getByRole('button', { name: 'Add Agency' }).click();
    expect(await read()).not.toBe(first);
  });

  it('closes on Back, without confirmation while it is unchanged, else with one', async () => {
    const visitor = await openWizard();
    const { page } = visitor;
    const expectClosed = async () => {
      await wizard(visitor).waitFor({ state: 'detached' });
      expect(await page.getByRole('alertdialog').count()).toBe(0);
      expect(pathAndSearch(visitor)).toBe(agencies);
    };
    await page.goBack();
    await expectClosed();

    await page.getByRole('button', { name: 'Add Agency' }).click();
    await fillInEmail(visitor);
    await back(visitor);
    await confirm(visitor, 'Keep editing');
    expect(await wizard(visitor).getByRole('textbox', { name: 'Email' }).inputValue()).toBe('new@example.com');
    await back(visitor);
    await confirm(visitor, 'Leave');
    await expectClosed();

    // Back while the confirmation is open.
    await page.getByRole('button', { name: 'Add Agency' }).click();
    await fillInEmail(visitor);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor();
    await back(visitor);
    await confirm(visitor, 'Leave');
    await expectClosed();
    await expect.poll(() => names(visitor)).toHaveLength(2);
  });

  it('stays on the list if Back is used while the alert is open', async () => {
    const visitor = await openWizard();
    const { page } = visitor;
    await fillInEmail(visitor);
    await wizard(visitor).getByRole('button', { name: 'Next' }).click();
    await wizard(visitor).getByRole('textbox', { name: 'Agency name' }).fill('New Sample Tags');
    await wizard(visitor).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alertdialog').waitFor();
    await back(visitor);
    await wizard(visitor).waitFor({ state: 'detached' });
    await page.getByRole('alertdialog').getByRole('button').click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(pathAndSearch(visitor)).toBe(agencies);
  });

  it('lets the browser confirm a reload only with unsaved changes', async () => {
    const visitor = await openWizard();
    const dialogs: string[] = [];
    visitor.page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    await visitor.page.reload();
    await wizard(visitor).waitFor();
    expect(dialogs).toEqual([]);
    await fillInEmail(visitor);
    await visitor.page.reload();
    await wizard(visitor).waitFor();
    expect(dialogs).toEqual(['beforeunload']);
    expect(await wizard(visitor).getByRole('textbox', { name: 'Email' }).inputValue()).toBe('');
  });
});

it('does not save an incomplete date as empty', async () => {
  const visitor = await open(paths.admin.packages());
  const { page } = visitor;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.getByRole('button', { name: 'Add Package' }).click();
  const wizard = page.getByRole('dialog', { name: 'Add Package' });
  await wizard.getByRole('textbox', { name: 'Name' }).fill('Sample Pack');
  await wizard.getByRole('textbox', { name: 'Total hexacodes' }).fill('50');
  await wizard.getByRole('textbox', { name: 'Price (AED)' }).fill('30');
  await wizard.getByRole('button', { name: 'Next' }).click();
  const created = wizard.getByLabel('Created at (optional)');
  const isIncomplete = () => created.evaluate((field: HTMLInputElement) => field.validity.badInput);
  const message = wizard.getByText('Enter a whole date and time, or empty the field.').last();
  await expect.poll(() => created.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('02');
  expect(await isIncomplete()).toBe(true);
  // The field keeps the focus.
  await page.keyboard.press('Enter');
  await message.waitFor();
  await created.press('Control+a');
  await page.keyboard.type('02312026', { delay: 10 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('1000A', { delay: 10 });
  expect(await isIncomplete()).toBe(true);
  await wizard.getByRole('button', { name: 'Save' }).click();
  await message.waitFor();
  expect(logged).toEqual([]);
  await created.fill('2026-02-28T10:00');
  await wizard.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog', { name: 'Package added successfully!' }).waitFor();
  expect(logged).toEqual([expect.stringMatching(/^Package /)]);
  await expectNoErrors(visitor);
});
