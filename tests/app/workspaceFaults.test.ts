import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { itInFullRun } from './setup/sampleCases';
import { expectNoErrors, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';
import { fillInForm, openInWorkspace, saveForm } from './setup/workspace';

withBrowser();

const { admin, agency } = paths;

/** Returns the number of rows in each store of the database, and the version of the workspace. */
const countStoredRows = (page: Page) =>
  page.evaluate(async () => {
    const waitForResult = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const db = await waitForResult(indexedDB.open('workspace'));
    const { version } = (await waitForResult(db.transaction('meta').objectStore('meta').get('workspace'))) as {
      version: number;
    };
    const counts: Record<string, number> = { version };
    const names = [...db.objectStoreNames].filter((name) => name !== 'meta');
    for (const name of names) counts[name] = await waitForResult(db.transaction(name).objectStore(name).count());
    db.close();
    return counts;
  });

/** Keeps open the next transaction that adds tags. Returns a function that waits until the store has `count` tags. */
async function holdCommit(page: Page): Promise<(count: number) => Promise<void>> {
  await page.evaluate(() => {
    const originalPut = Reflect.get(IDBObjectStore.prototype, 'put');
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
      if (this.name === 'tags' && !document.documentElement.dataset['tags']) {
        document.documentElement.dataset['tags'] = '0';
        const keepOpen = () => {
          const request = this.count();
          request.addEventListener('success', () => {
            document.documentElement.dataset['tags'] = String(request.result);
            keepOpen();
          });
        };
        keepOpen();
      }
      return originalPut.apply(this, args);
    };
  });
  return (count) => page.locator(`html[data-tags="${count}"]`).waitFor({ state: 'attached' });
}

async function buyLargePackage(page: Page) {
  await page.getByRole('listitem').filter({ hasText: 'Large' }).getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buy', exact: true }).click();
}

const crashTab = async ({ context, page }: Visit) => {
  const session = await context.newCDPSession(page);
  const crashEvent = page.waitForEvent('crash');
  // The command never resolves, because the page crashes.
  void session.send('Page.crash').catch(() => undefined);
  await crashEvent;
};

const waysToEndTab = [
  ['the tab crashes', crashTab],
  ['the tab is closed', ({ page }: Visit) => page.close()],
] as const;

itInFullRun.each(waysToEndTab)(
  'SET-03 a purchase of 10,000 tags leaves nothing if %s while it is stored',
  async (_, endTab) => {
    const visitor = await openInWorkspace(admin.packages());
    const { page, context } = visitor;
    await page.getByRole('button', { name: 'Add Package' }).click();
    await fillInForm(page, [{ Name: 'Large', 'Total hexacodes': '10000', 'Price (AED)': '9' }, {}]);
    await saveForm(page, 'Package added successfully!');
    await page.goto(agency.buy());
    const countsBefore = await countStoredRows(page);
    const waitForTags = await holdCommit(page);
    await buyLargePackage(page);
    const tagCount = (countsBefore['tags'] ?? 0) + 10_000;
    await waitForTags(tagCount);
    await endTab(visitor);

    const newTab = await context.newPage();
    await newTab.goto(agency.buy());
    expect(await countStoredRows(newTab)).toEqual(countsBefore);
    await buyLargePackage(newTab);
    await newTab.getByRole('dialog', { name: 'Package bought' }).waitFor();
    await newTab.goto(agency.tags());
    await newTab.getByText('10,150 of 10,150').waitFor();
    await newTab.goto(admin.purchases());
    await newTab.getByText('6 of 6 package purchases').waitFor();
    expect(await countStoredRows(newTab)).toMatchObject({ version: 3, purchases: 6, tags: tagCount });
  },
);

/** Opens the wizard that edits 'Harbour Tags', and enters another name. */
async function enterOtherName(page: Page) {
  await page.getByRole('button', { name: 'Edit Harbour Tags' }).click();
  await fillInForm(page, [{}, { 'Agency name': 'Renamed' }]);
}

it('SET-01 keeps the typed text, and says what to do, if another tab has a newer version', async () => {
  const visitor = await openInWorkspace(admin.agencies());
  const { page, context } = visitor;
  await enterOtherName(page);
  const otherTab = await context.newPage();
  await otherTab.goto(paths.site.contact());
  await otherTab.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('workspace', 1000).addEventListener('success', resolve);
      }),
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(/^AiroTag was updated in another tab, so nothing was saved here\. Copy any text/).waitFor();
  expect(await dialog.getByLabel('Agency name').inputValue()).toBe('Renamed');
  const unloadDialog = page.waitForEvent('dialog');
  await page.evaluate(() => {
    setTimeout(() => location.reload());
  });
  expect((await unloadDialog).type()).toBe('beforeunload');
  await (await unloadDialog).dismiss();
  expect(await dialog.getByLabel('Agency name').inputValue()).toBe('Renamed');
  await expectNoErrors(visitor);
});

it('SET-01 saves once after the browser has closed the connection', async () => {
  const visitor = await openInWorkspace(admin.agencies());
  const { page, context } = visitor;
  await context.addInitScript(() => {
    const openDatabase = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...args) => {
      const request = openDatabase(...args);
      const closeConnection = () => {
        request.result.close();
        request.result.dispatchEvent(new Event('close'));
      };
      request.addEventListener('success', () => addEventListener('test-close', closeConnection));
      return request;
    };
  });
  await page.reload();
  await enterOtherName(page);
  await page.evaluate(() => dispatchEvent(new Event('test-close')));
  await saveForm(page, 'Agency updated successfully!');
  await page.getByRole('rowheader', { name: 'Renamed' }).waitFor();
  expect(await countStoredRows(page)).toMatchObject({ version: 2, agencies: 2 });
  await expectNoErrors(visitor);
});
