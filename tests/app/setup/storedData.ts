import type { Visit } from './visit';

/** Returns all cookies and stored values of the site, except scroll positions. */
export async function readStoredData({ page, context }: Visit) {
  // Every page stores its scroll position, so that Back can restore it.
  const sessionEntries = await page.evaluate(() =>
    Object.entries(sessionStorage).filter(([key]) => !key.startsWith('scroll:')),
  );
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  return { cookies, origins, session: sessionEntries };
}
