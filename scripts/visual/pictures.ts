import type { BrowserContext, Page } from 'playwright';

/** A snapshot to take: the story, the size of the window in px, and the globals of the mode. */
export type Picture = {
  /** Unique name, also for files: the story's id, followed by the mode's name if there is one. */
  name: string;
  storyId: string;
  title: string;
  width: number;
  height: number;
  globals: Readonly<Record<string, string>>;
  forcedColors?: 'active' | undefined;
};

type Viewport = { styles: { width: string; height: string } };
type Mode = { viewport?: string; [global: string]: string | undefined };
type Story = {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  storyGlobals?: { viewport?: { value?: string } };
  parameters: {
    chromatic?: { disableSnapshot?: boolean; forcedColors?: 'active'; modes?: Record<string, Mode> };
    viewport: { options: Record<string, Viewport> };
  };
};

/** Global variables that Storybook sets in the page of a story. Contains only the properties that this file uses. */
type PreviewWindow = {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    extract: () => Promise<Record<string, Story>>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: { last: (event: string) => [{ status: 'success' | 'error' }] | undefined };
};
declare const window: PreviewWindow;

/** Size in px of the window for a story that sets no viewport. Chromatic uses the same width. */
const defaultSize = { width: 1200, height: 900 };

const getWindowSize = (story: Story, name: string | undefined) => {
  const viewport = name === undefined ? undefined : story.parameters.viewport.options[name];
  if (name !== undefined && !viewport) throw new Error(`${story.id} uses the unknown viewport ${name}`);
  return viewport ? { width: parseInt(viewport.styles.width), height: parseInt(viewport.styles.height) } : defaultSize;
};

/** Returns the pictures that Chromatic would take of a story: one for each mode, or one if the story has no modes. */
function listPicturesOf(story: Story): Picture[] {
  const { id, parameters, storyGlobals } = story;
  if (parameters.chromatic?.disableSnapshot) return [];
  const modes: [string | undefined, Mode][] = Object.entries(parameters.chromatic?.modes ?? {});
  if (modes.length === 0) modes.push([undefined, {}]);
  return modes.map(([modeName, { viewport, ...modeGlobals }]) => ({
    name: modeName === undefined ? id : `${id}__${modeName.replaceAll(' ', '-')}`,
    storyId: id,
    title: [story.title, story.name, ...(modeName === undefined ? [] : [modeName])].join(' · '),
    forcedColors: parameters.chromatic?.forcedColors,
    ...getWindowSize(story, viewport ?? storyGlobals?.viewport?.value),
    globals: Object.fromEntries(Object.entries(modeGlobals).flatMap(([key, value]) => (value ? [[key, value]] : []))),
  }));
}

/** Returns all pictures that Chromatic would take of the Storybook at `origin`. */
export async function listPictures(context: BrowserContext, origin: string): Promise<Picture[]> {
  const page = await context.newPage();
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const stories = await page.evaluate(async () => {
    await window.__STORYBOOK_PREVIEW__.ready();
    return JSON.stringify(await window.__STORYBOOK_PREVIEW__.extract());
  });
  await page.close();
  return Object.values(JSON.parse(stories) as Record<string, Story>).flatMap(listPicturesOf);
}

/**
 * Returns a function that waits until a page is idle, as Chromatic does: all requests have ended, all images are
 * decoded, and the document has not changed for 200 ms. Otherwise, images and code that load late would be missing.
 */
function createIdleWaiter(page: Page): () => Promise<void> {
  const openRequests = new Set<unknown>();
  let requestCount = 0;
  page.on('request', (request) => {
    openRequests.add(request);
    requestCount += 1;
  });
  page.on('requestfinished', (request) => openRequests.delete(request));
  page.on('requestfailed', (request) => openRequests.delete(request));
  return async () => {
    let requestCountBefore;
    do {
      requestCountBefore = requestCount;
      await page.evaluate(waitForQuietDocument);
    } while (openRequests.size > 0 || requestCount > requestCountBefore);
  };
}

/** Resolves when the document has not changed for 200 ms. Playwright runs this function in the page. */
async function waitForQuietDocument() {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 200);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 200);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

const takeScreenshot = (page: Page) => page.screenshot({ animations: 'disabled' });

/**
 * Opens a story in a new page, waits until its play function has run, and takes the picture. `capture` takes a PNG by
 * default. Throws if the story fails.
 */
export async function takePicture(
  context: BrowserContext,
  origin: string,
  picture: Picture,
  capture: (page: Page) => Promise<Buffer> = takeScreenshot,
): Promise<Buffer> {
  const { storyId, width, height } = picture;
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ forcedColors: picture.forcedColors ?? null });
    // Turns off the accessibility check, which takes time and is part of `npm test`.
    const globals = Object.entries({ ...picture.globals, 'a11y.manual': '!true' }).map((entry) => entry.join(':'));
    const query = new URLSearchParams({
      id: storyId,
      viewMode: 'story',
      chromatic: 'true',
      globals: globals.join(';'),
    });
    const waitUntilIdle = createIdleWaiter(page);
    await page.goto(`${origin}/iframe.html?${query.toString()}`);
    const result = await page.waitForFunction(() =>
      '__STORYBOOK_ADDONS_CHANNEL__' in window ? window.__STORYBOOK_ADDONS_CHANNEL__.last('storyFinished') : undefined,
    );
    const [{ status }] = (await result.jsonValue()) ?? [{ status: 'error' }];
    // Storybook reports success for a component that throws, and shows an error page in its place.
    const showsError = await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'));
    if (showsError) throw new Error(`The story throws: ${await page.locator('#error-message').innerText()}`);
    if (status === 'error') throw new Error('The play function fails');
    await waitUntilIdle();
    const contentHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    if (contentHeight > height) {
      // Playwright's option `fullPage` resizes the window while it takes the picture, before the page has adapted.
      await page.setViewportSize({ width, height: contentHeight });
      await waitUntilIdle();
    }
    return await capture(page);
  } finally {
    await page.close();
  }
}
