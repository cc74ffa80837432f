import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { tabThrough } from './setup/focus';
import { sampledPaths } from './setup/pageList';
import { sampleCases, takeEveryNth } from './setup/sampleCases';
import { openSignedIn, startApplication, withBrowser } from './setup/visit';

withBrowser();

const phoneSize = { width: 360, height: 800 };

// Checks the focus on phones only: `officePages.test.ts` and `sitePages.test.ts` check it in a window of 1280 px.
it.each(takeEveryNth(sampledPaths, 0, 2))(
  '%s shows each focused control on a phone, not covered by a bar',
  async (path) => {
    const { page } = await openSignedIn(path, { viewport: phoneSize });
    await startApplication(page);
    expect(await tabThrough(page)).toEqual([]);
  },
);

it.each(sampleCases([phoneSize, { width: 1280, height: 800 }]))(
  'shows each focused control next to the bars for selected rows and Undo, at $width px',
  async (viewport) => {
    const { page } = await openSignedIn(paths.admin.tags(), { viewport });
    await startApplication(page);
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    await page
      .getByText(/ selected$/)
      .first()
      .waitFor();
    expect(await tabThrough(page)).toEqual([]);
  },
);

it('shows each focused control of the printing screen while a PDF is offered on a phone', async () => {
  const { page } = await openSignedIn(paths.agency.printing(), { viewport: phoneSize });
  await startApplication(page);
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await page.getByText('PDF saved').first().waitFor();
  expect(await tabThrough(page)).toEqual([]);
  // The larger preview of a sheet has a field that the bar would cover.
  await page.getByText('Sheet', { exact: true }).click();
  expect(await tabThrough(page)).toEqual([]);
});
