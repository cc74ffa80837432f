import { PNG } from 'pngjs';
import { expect, it, vi } from 'vitest';

import { paths } from '~/domain/paths';

import { takeEveryNth } from '../app/setup/sampleCases';
import type { EngineTestContext } from './setup/engineTestContext';
import type { Visitor } from './setup/visitor';

const { admin, agency } = paths;
const officePages = [admin, agency].flatMap((area) => Object.values(area).map((path) => path()));

/** Counts the pixels of text in a field. Skips the second half of the field, which can contain a calendar icon. */
async function countTextPixels({ tab }: Visitor, label: string): Promise<number> {
  const box = await tab.evaluate((text) => {
    const field = window.TestingLibraryDom.getByLabelText(document.body, text);
    field.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = field.getBoundingClientRect();
    return { left, top, width: width / 2, height };
  }, label);
  const { data, width } = PNG.sync.read(await tab.takeScreenshot());
  const readGreen = (x: number, y: number) => data[(Math.round(y) * width + Math.round(x)) * 4 + 1] ?? 0;
  const background = readGreen(box.left + 2, box.top + box.height / 2);
  let count = 0;
  for (let y = box.top + 4; y < box.top + box.height - 4; y++)
    for (let x = box.left + 2; x < box.left + box.width; x++)
      if (Math.abs(readGreen(x, y) - background) > 60) count += 1;
  return count;
}

/** Defines the tests of the back-office and the portal. */
export function checkOffice({ visit }: EngineTestContext): void {
  it('shows pages of the back-office and the portal', async () => {
    const visitor = await visit();
    await visitor.signIn();
    for (const path of takeEveryNth(officePages, 0, 4)) {
      await visitor.open(path);
      await visitor.find({ role: 'heading', level: 1 });
      await visitor.waitForPath(path);
      expect(
        await visitor.tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    }
    await visitor.expectNoErrors();
  });

  it('searches and filters a list, opens a menu and a dialog, and restores a deleted row', async () => {
    const visitor = await visit();
    await visitor.signIn();
    await visitor.open(agency.tags());
    await visitor.click({ role: 'button', name: { source: '[Ff]ilters$' } });
    await visitor.click({ role: 'combobox', name: { source: '^Assigner type' } });
    await visitor.click({ role: 'option', name: 'Partner' });
    await visitor.waitUntil(() => location.search.includes('assigner=partner'));

    await visitor.open(admin.agencies());
    await visitor.fill({ role: 'searchbox' }, 'harbour');
    await visitor.waitUntil(() => location.search.includes('search=harbour'));
    await visitor.find({ text: '1 of 2' });
    await visitor.click({ role: 'button', name: { source: '^Delete ' } });
    await visitor.click({ role: 'button', name: 'Delete', within: { role: 'alertdialog' } });
    await visitor.click({ role: 'button', name: 'Undo' });
    await visitor.find({ text: '1 of 2' });

    await visitor.click({ role: 'button', name: { source: '^Profile menu' } });
    await visitor.find({ role: 'menuitem', name: 'Settings' });
    await visitor.press('Escape');
    await visitor.waitUntilGone({ role: 'menuitem', name: 'Settings' });
    await visitor.expectNoErrors();
  });

  it('adds an agency in the wizard after correcting an error, and keeps it in a workspace after a reload', async () => {
    const visitor = await visit();
    const dialog = { role: 'dialog' } as const;
    await visitor.signIn();
    await visitor.open(admin.agencies());
    await visitor.click({ role: 'button', name: 'Sample data' });
    await visitor.click({ role: 'button', name: 'Start a workspace' });
    await visitor.click({ role: 'button', name: { source: '^With the sample data' } });
    await visitor.find({ text: 'Your workspace is ready.' });
    await visitor.click({ role: 'button', name: 'Close', within: dialog });
    await visitor.waitUntilGone(dialog);

    await visitor.click({ role: 'button', name: 'Add Agency' });
    await visitor.click({ role: 'button', name: 'Next', within: dialog });
    await visitor.find({ text: 'Email is required', within: { role: 'alert' } });
    await visitor.fill({ role: 'textbox', name: 'Email', within: dialog }, 'new@example.com');
    await visitor.click({ role: 'button', name: 'Next', within: dialog });
    await visitor.fill({ role: 'textbox', name: 'Agency name', within: dialog }, 'New Sample Tags');
    await visitor.click({ role: 'button', name: 'Save', within: dialog });
    await visitor.find({ text: 'Agency added successfully!' });
    await visitor.click({ role: 'button', name: 'OK', within: { role: 'alertdialog' } });
    await visitor.waitUntilGone(dialog);
    await visitor.open(`${admin.agencies()}?search=new`);
    await visitor.find({ role: 'rowheader', name: { source: 'New Sample Tags' } });
    await visitor.expectNoErrors();
  });

  it('shows no text in an empty date field, in which WebKit would show the current date', async () => {
    const visitor = await visit();
    const label = 'Updated at (optional)';
    await visitor.open(admin.packages());
    await visitor.click({ role: 'button', name: 'Add Package' });
    await visitor.fill({ label: 'Name' }, 'Sample package');
    await visitor.fill({ label: 'Total hexacodes' }, '50');
    await visitor.fill({ label: { source: '^Price' } }, '30');
    await visitor.click({ role: 'button', name: 'Next' });
    await visitor.find({ label });
    expect(await countTextPixels(visitor, label)).toBe(0);
    await visitor.tab.evaluate((text) => {
      const field = window.TestingLibraryDom.getByLabelText(document.body, text);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '2026-06-15T09:30');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, label);
    await vi.waitFor(async () => expect(await countTextPixels(visitor, label)).toBeGreaterThan(50), {
      timeout: 20_000,
    });
    await visitor.expectNoErrors();
  });
}
