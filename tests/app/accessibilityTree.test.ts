import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { openSignedIn, startApplication, withBrowser } from './setup/visit';

withBrowser();

const { site, admin } = paths;

async function openPage(path: string): Promise<Page> {
  const { page } = await openSignedIn(path);
  await startApplication(page);
  return page;
}

const readAriaTree = async (element: Locator) => (await element.ariaSnapshot()).replaceAll(/^ *- \/url: .*\n?/gm, '');

it('describes the navigation of the site to screen readers', async () => {
  const page = await openPage(site.contact());
  expect(await readAriaTree(page.getByRole('banner'))).toMatchInlineSnapshot(`
    "- banner:
      - navigation "Main":
        - link "AiroTag":
        - list:
          - listitem:
            - link "Home":
          - listitem:
            - button "Products"
          - listitem:
            - link "Experience":
          - listitem:
            - link "Partner with us":
          - listitem:
            - link "About":
          - listitem:
            - link "Contact":
        - button "Download app""
  `);
});

it('describes the profile menu to screen readers', async () => {
  const page = await openPage(admin.settings());
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menu').waitFor();
  expect(await readAriaTree(page.getByRole('menu'))).toMatchInlineSnapshot(`
    "- menu "AO Profile menu, Admin owner":
      - paragraph: Admin owner
      - paragraph: Platform admin
      - separator
      - menuitem "Profile"
      - menuitem "Settings"
      - separator
      - menuitem "Logout""
  `);
});

it('describes a wizard with an error to screen readers', async () => {
  const page = await openPage(admin.utilities());
  await page.getByRole('button', { name: 'Add AiroTag Utility' }).click();
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('alert').first().waitFor();
  expect(await readAriaTree(wizard)).toMatchInlineSnapshot(`
    "- dialog "Add AiroTag Utility":
      - banner:
        - heading "Add AiroTag Utility" [level=2]
        - button "Close"
      - tablist "Steps":
        - tab "1. Utility (has errors)" [selected]
        - tab "2. Features"
      - tabpanel "1. Utility (has errors)":
        - alert:
          - heading "Fix 1 field" [level=3]:
            - button "Fix 1 field"
          - list:
            - listitem: Name is required
        - text: Name
        - textbox "Name" [invalid]
        - paragraph: Name is required
        - paragraph
        - paragraph
        - text: Description (optional)
        - textbox "Description (optional)"
        - paragraph
        - paragraph
        - text: Default redirect URL (optional)
        - textbox "Default redirect URL (optional)"
        - paragraph: For example https://example.com
        - paragraph
        - switch "Is AiroTag"
        - text: Is AiroTag
        - paragraph: When on, a scan redirects to a messaging app.
      - contentinfo:
        - paragraph: Step 1 of 2
        - button "Cancel"
        - button "Next""
  `);
});

it('describes a confirm dialog to screen readers', async () => {
  const page = await openPage(admin.agencies());
  await page.getByRole('button', { name: 'Delete Harbour Tags' }).click();
  expect(await readAriaTree(page.getByRole('alertdialog'))).toMatchInlineSnapshot(`
    "- alertdialog "Delete Harbour Tags?":
      - paragraph: Delete Harbour Tags?
      - paragraph: You can undo this. A reload brings all sample data back.
      - button "Cancel"
      - button "Delete""
  `);
});

it('describes tabs to screen readers', async () => {
  const page = await openPage(admin.settings());
  expect(await readAriaTree(page.getByRole('tablist'))).toMatchInlineSnapshot(`
    "- tablist "Site Settings":
      - tab "Redirect Configuration" [selected]
      - tab "Custom URL Settings"
      - tab "App Store Settings"
      - tab "Timestamps""
  `);
});

it('describes the header of a table to screen readers', async () => {
  const page = await openPage(admin.agencies());
  // Reads the header row only: the other rows contain dates, which depend on the day of the test.
  expect(await readAriaTree(page.getByRole('table').getByRole('row').first())).toMatchInlineSnapshot(`
    "- row "Agency name Email Phone number Address Total earnings AED AiroTag balance Date added":
      - columnheader "Agency name":
        - button "Agency name"
      - columnheader "Email":
        - button "Email"
      - columnheader "Phone number":
        - button "Phone number"
      - columnheader "Address":
        - button "Address"
      - columnheader "Total earnings AED":
        - button "Total earnings AED"
      - columnheader "AiroTag balance":
        - button "AiroTag balance"
      - columnheader "Date added":
        - button "Date added"
      - cell"
  `);
});
