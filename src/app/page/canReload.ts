/** Time limit in ms for both requests of `canReload` together. */
const timeLimit = 5000;

/**
 * Resolves to true if the server sends the current page and its entry script. A reload without them would replace an
 * error page, which at least explains what to do, with a page that stays empty.
 */
export async function canReload(page: Pick<Window, 'location' | 'fetch'>): Promise<boolean> {
  const signal = AbortSignal.timeout(timeLimit);
  const load = async (url: string, type: string) => {
    const response = await page.fetch(url, { signal });
    const isExpected = response.ok && response.headers.get('Content-Type')?.includes(type);
    return isExpected ? response.text() : '';
  };
  try {
    const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(await load(page.location.href, 'html')) ?? [];
    return script !== undefined && (await load(script, 'javascript')) !== '';
  } catch {
    return false;
  }
}
