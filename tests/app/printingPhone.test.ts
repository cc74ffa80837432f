import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { findMaxScriptBytes, readScriptSizes, sumSizes } from './setup/audit';
import { openPrinting } from './setup/printing';
import type { Visit } from './setup/visit';
import { withBrowser } from './setup/visit';

withBrowser();

const fieldsScriptPattern = /assets\/SettingsFields-/;
const phoneOptions = { viewport: { width: 390, height: 844 } };

const hasLoadedFields = async (visitor: Visit) =>
  Object.keys(await readScriptSizes(visitor)).some((url) => fieldsScriptPattern.test(url));

it('loads the fields of the settings on a phone with the first interaction', async () => {
  const visitor = await openPrinting(phoneOptions);
  const { page } = visitor;
  await page.waitForLoadState('networkidle');
  expect(await hasLoadedFields(visitor)).toBe(false);
  expect(sumSizes(await readScriptSizes(visitor))).toBeLessThanOrEqual(
    findMaxScriptBytes(paths.agency.printing(), 'before'),
  );
  await page.getByRole('heading', { name: 'Paper' }).click();
  await page.getByRole('radio', { name: 'A5' }).click();
  await page.getByText(/^A5 portrait/).waitFor();
});

it('focuses the choice of tags on a phone once its fields are loaded', async () => {
  const { page } = await openPrinting(phoneOptions);
  await page.getByRole('button', { name: 'Choose your tags' }).click();
  await page.getByRole('button', { name: 'Use a list or a number series instead' }).click();
  await page.locator('input[type=radio]:focus').waitFor();
  expect(await page.locator('input[type=radio]:focus').getAttribute('value')).toBe('sample');
});

it('docks the button Print Design above the navigation of a phone', async () => {
  const { page } = await openPrinting(phoneOptions);
  const navigation = page.getByRole('navigation', { name: 'Agency' });
  // The bar contains the button and has a padding of 8 px.
  const distance = await page
    .getByRole('button', { name: 'Print Design' })
    .evaluate(
      (button, nav) => nav.getBoundingClientRect().top - button.getBoundingClientRect().bottom,
      await navigation.elementHandle(),
    );
  expect(distance).toBe(8);
});

it('offers a retry on a phone if the fields of the settings cannot be loaded', async () => {
  const { page } = await openPrinting(phoneOptions);
  await page.route(fieldsScriptPattern, (route) => route.abort());
  await page.getByRole('heading', { name: 'Paper' }).click();
  const retryButton = page.getByRole('button', { name: 'Try again' }).filter({ visible: true });
  await retryButton.waitFor();
  await page.unroute(fieldsScriptPattern);
  await retryButton.click();
  await page.getByRole('radio', { name: 'A5' }).waitFor();
});

it('shows the fields of open groups on larger screens at once', async () => {
  const visitor = await openPrinting();
  expect(await visitor.page.getByRole('radio', { name: 'A5' }).isVisible()).toBe(true);
  expect(await hasLoadedFields(visitor)).toBe(true);
});

it('keeps the field next to the sheet within the window of a touch phone', async () => {
  const { page } = await openPrinting({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.getByRole('textbox', { name: 'Quantity' }).fill('240');
  const preview = page.getByRole('region', { name: 'Preview' });
  const startField = preview.getByRole('button', { name: 'One more: Start at label' }).locator('..');
  await startField.waitFor();
  const { x, width } = (await startField.boundingBox()) ?? { x: Infinity, width: 0 };
  expect(x + width).toBeLessThanOrEqual(344);
});
