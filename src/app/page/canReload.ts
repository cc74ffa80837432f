/** Time limit in ms for both requests of `canReload` together. */
const timeLimitMs = 5000;

/**
 * Resolves to true if the server sends the current page and its entry script. A reload without them would replace an
 * error page, which at least explains what to do, with a page that stays empty.
 */
export async function canReload(page: Pick<Window, 'location' | 'fetch'>): Promise<boolean> {
  const signal = AbortSignal.timeout(timeLimitMs);
  const fetchText = async (url: string, mediaType: string) => {
    const response = await page.fetch(url, { signal });
    const isExpected = response.ok && response.headers.get('Content-Type')?.includes(mediaType);
    return isExpected ? response.text() : '';
  };
  try {
    const html = await fetchText(page.location.href, 'html');
    const [, scriptUrl] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
    return scriptUrl !== undefined && (await fetchText(scriptUrl, 'javascript')) !== '';
  } catch {
    return false;
  }
}
