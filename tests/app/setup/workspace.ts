import type { BrowserContextOptions, Locator, Page } from 'playwright';

import { paths } from '~/domain/paths';

import { setAuthCookie, siteOrigin, visit } from './visit';
import type { Visit } from './visit';

/** Email of the first sample agency. Who signs in with it sees the portal of this agency. */
const sampleAgencyEmail = 'hello@harbour.example.com';

/** The chip in the top bar that names the data. */
export const getChip = (page: Page, name: 'Sample data' | 'My workspace') => page.getByRole('button', { name });

export const getAlert = (page: Page) => page.getByRole('alertdialog');

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
type Contents = 'With the sample data' | 'Empty';

/** Opens a page of the office, signed in with `email`, with cookies and storage. */
async function openWithStorage(path: string, email: string, { cookies, origins }: StorageState): Promise<Visit> {
  const loginData = JSON.stringify({ state: { LoginData: [{ email }] }, version: 1 });
  const [stored] = origins;
  const localStorage = (stored?.localStorage ?? []).filter(({ name }) => name !== 'logindata');
  const visitor = await visit({
    storageState: {
      cookies,
      origins: [
        { ...stored, origin: siteOrigin, localStorage: [...localStorage, { name: 'logindata', value: loginData }] },
      ],
    },
  });
  await setAuthCookie(visitor.context);
  // Shorter than the timeout of a test, so that an error names the step.
  visitor.page.setDefaultTimeout(20_000);
  await visitor.page.goto(path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

/** Opens a page of the office with sample data, signed in with `email`. */
export const openOffice = (path: string, email = sampleAgencyEmail): Promise<Visit> =>
  openWithStorage(path, email, { cookies: [], origins: [] });

/** Starts a workspace from the chip, and closes its panel. */
export async function startWorkspace(page: Page, contents: Contents): Promise<void> {
  await getChip(page, 'Sample data').click();
  await page.getByRole('button', { name: 'Start a workspace' }).click();
  await page.getByRole('button', { name: contents }).click();
  await page.getByText('Your workspace is ready.').waitFor();
  await closePanel(page);
}

/** Closes the panel of the chip. */
async function closePanel(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'My workspace' });
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'detached' });
}

/** The storage of a new workspace, which the first test of a worker that needs it has started. */
const storageByContents = new Map<Contents, StorageState>();

/** Opens a page of the office in a new workspace, which is filled with the sample data by default. */
export async function openWorkspace(
  path: string,
  contents: Contents = 'With the sample data',
  email = sampleAgencyEmail,
): Promise<Visit> {
  let storage = storageByContents.get(contents);
  if (!storage) {
    const { context, page } = await openOffice(paths.admin.agencies());
    await startWorkspace(page, contents);
    storage = await context.storageState({ indexedDB: true });
    storageByContents.set(contents, storage);
  }
  const visitor = await openWithStorage(path, email, storage);
  // The rows come from the database, after the heading.
  await visitor.page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  return visitor;
}

/** Chooses an option of a select. */
export async function choose(container: Page | Locator, name: string, option: string): Promise<void> {
  await container.getByRole('combobox', { name, exact: true }).click();
  const page = 'page' in container ? container.page() : container;
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Values of a form by label. A value in brackets is an option of a select. */
export type FormStep = Readonly<Record<string, string>>;

/** Fills in the steps of the open wizard or dialog. */
export async function fillIn(page: Page, steps: readonly FormStep[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [index, step] of steps.entries()) {
    if (index > 0) await dialog.getByRole('button', { name: 'Next' }).click();
    for (const [label, value] of Object.entries(step)) {
      if (value.startsWith('[')) await choose(dialog, label, value.slice(1, -1));
      else await dialog.getByLabel(label, { exact: true }).fill(value);
    }
  }
}

/** Saves the open wizard or dialog, and confirms the message `saved`. */
export async function save(page: Page, saved: string, name?: string): Promise<void> {
  const dialog = page.getByRole('dialog', name === undefined ? {} : { name });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await getAlert(page).getByText(saved, { exact: true }).waitFor();
  await getAlert(page).getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
}
