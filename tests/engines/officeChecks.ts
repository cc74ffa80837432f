import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import type { EngineTest } from './setup/engineTest';

const { admin, agency } = paths;
const officePages = [admin, agency].flatMap((area) => Object.values(area).map((path) => path()));

/** Checks of the back-office and the portal. */
export function checkOffice({ visit }: EngineTest): void {
  it('shows each page of the back-office and the portal', async () => {
    const visitor = await visit();
    await visitor.signIn();
    for (const path of officePages) {
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
    await visitor.click({ role: 'combobox', name: { source: '^Status' } });
    await visitor.click({ role: 'option', name: 'Not activated' });
    await visitor.waitUntil(() => location.search.includes('status=notActivated'));

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
}
