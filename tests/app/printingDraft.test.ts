import { PNG } from 'pngjs';
import { expect, it } from 'vitest';

import { closeToColour } from './setup/pictures';
import { designFile, openPrinting, designColour, setField, uploadDesign } from './setup/printing';
import { expectNoErrors, withBrowser } from './setup/visit';

withBrowser();

/** Returns the red, green and blue of a PNG file near the middle of its right edge. */
function readEdgeColour(picture: Buffer): number[] {
  const { data, width, height } = PNG.sync.read(picture);
  const pixelOffset = (Math.round(height * 0.5) * width + Math.round(width * 0.92)) * 4;
  return [...data.subarray(pixelOffset, pixelOffset + 3)];
}

it('keeps the unfinished job while the user selects tags on their page, and on Back from another page', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  await uploadDesign(page, designFile);
  await page.getByText('design.png').waitFor();
  await setField(page, 'Design width', '44');
  await page.getByRole('link', { name: 'AiroTags', exact: true }).click();
  await page.getByRole('searchbox').fill('b04d17');
  await page.waitForURL(/search=b04d17/);
  await page.getByRole('checkbox', { name: 'Select all 2' }).check();
  await page.getByRole('button', { name: 'Print selected' }).click();
  await page.getByText('2 AiroTags').first().waitFor();
  const widthField = page.getByRole('textbox', { name: 'Design width' });
  expect(await widthField.inputValue()).toBe('44');
  // The preview draws the design from a new blob URL: the first one was revoked when the user left the page.
  const picture = page.locator('svg image').first();
  await expect.poll(async () => readEdgeColour(await picture.screenshot())).toEqual(closeToColour(designColour));

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL(/DashBoard$/);
  await page.goBack();
  await widthField.waitFor();
  expect(await widthField.inputValue()).toBe('44');
  await page.getByText('design.png').waitFor();
  await expectNoErrors(visitor);
});
