import type { BrowserContext, Page } from 'playwright';

import { paths } from '../../src/domain/paths';
import { listControlsScript } from './pageScripts';
import type { Control } from './pageScripts';
import type { Random } from './random';

export type Walker = { context: BrowserContext; page: Page; random: Random; isOffline: boolean };

type Action = {
  /** True if the focus may be on the body after the action, for example after a reload. */
  mayLoseFocus?: boolean;
  /** Runs the action, and returns a description of it for the log. */
  run: (walker: Walker) => Promise<string>;
};

const textsToType: readonly string[] = [
  ...['', ' ', 'a', 'owner@example.com', '0', '-1', '7', '2,5', '1e309', '٣٫٥', '31-02-2026', '2026-02-30T25:61'],
  ...['<b>bold</b>', "'; --", '.*+?^${}()|[]\\', '😀👩‍👩‍👧', 'فحص', '\u202Etxt.exe', '__proto__', 'x'.repeat(600)],
];
const keysToPress = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'Home',
  'End',
  'Delete',
];
const windowWidths = [320, 360, 412, 768, 820, 992, 1024, 1280, 1600];
const pngContent = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const filesToChoose = [
  { name: 'design.png', mimeType: 'image/png', buffer: pngContent },
  { name: 'cut.png', mimeType: 'image/png', buffer: pngContent.subarray(0, 40) },
  { name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from('code\nA1\nB2\n') },
  { name: 'empty.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.alloc(0) },
];
const pathsToOpen = [paths.site, paths.signIn, paths.admin, paths.agency]
  .flatMap((area) => Object.values<(code: string) => string>(area))
  .map((path) => path('5A3F0C'));

/** Option of Playwright: the time in ms to wait for a control before an action fails. */
const actionTimeout = { timeout: 700 };

/** Returns a random control of one of the `kinds`, with its locator; undefined if the page has none. */
async function pickControl({ page, random }: Walker, kinds: readonly Control['kind'][]) {
  const controls = await page.evaluate<readonly Control[]>(listControlsScript);
  const control = random.pick(controls.filter(({ kind }) => kinds.includes(kind)));
  return control && { control, locator: page.locator(`[data-walk="${control.index}"]`) };
}

const click: Action = {
  run: async (walker) => {
    const picked = await pickControl(walker, ['other']);
    await picked?.locator.click(actionTimeout);
    return `click ${picked?.control.name ?? 'nothing'}`;
  },
};

const fillField: Action = {
  run: async (walker) => {
    const { page, random } = walker;
    const picked = await pickControl(walker, ['text', 'select', 'file']);
    if (!picked) return click.run(walker);
    const { control, locator } = picked;
    if (control.kind === 'file') {
      const file = random.pick(filesToChoose) ?? [];
      await locator.setInputFiles(file, actionTimeout);
    } else if (control.kind === 'select') {
      await locator.selectOption({ index: random.nextInt(3) }, actionTimeout);
    } else {
      const text = random.pick(textsToType) ?? '';
      await locator.focus(actionTimeout);
      await page.keyboard.press('ControlOrMeta+a');
      await (text === '' ? page.keyboard.press('Delete') : page.keyboard.insertText(text));
      return `type ${JSON.stringify(text.slice(0, 20))} into ${control.name}`;
    }
    return `choose in ${control.name}`;
  },
};

const pressKey: Action = {
  run: async ({ page, random }) => {
    const key = random.pick(keysToPress) ?? 'Tab';
    await page.keyboard.press(key);
    return `press ${key}`;
  },
};

const goToRoute: Action = {
  mayLoseFocus: true,
  run: async ({ page, random, isOffline }) => {
    const path = random.pick(pathsToOpen) ?? '/';
    if (!isOffline) await page.goto(path, { waitUntil: 'commit' });
    return `go to ${path}`;
  },
};

const reload: Action = {
  mayLoseFocus: true,
  run: async ({ page, isOffline }) => {
    if (!isOffline) await page.reload({ waitUntil: 'commit' });
    return 'reload';
  },
};

const moveInHistory: Action = {
  run: async ({ page, random, isOffline }) => {
    const direction = random.pick(['back', 'forward'] as const) ?? 'back';
    // Does not go back from the first page of the walk, before which there is only an empty page. Does nothing while
    // offline, since going back or forward can need another document, which the browser could not load.
    const canMove = await page.evaluate<boolean>(
      direction === 'back' ? 'navigation.canGoBack' : 'navigation.canGoForward',
    );
    const options = { waitUntil: 'commit', ...actionTimeout } as const;
    if (canMove && !isOffline) await (direction === 'back' ? page.goBack(options) : page.goForward(options));
    return direction;
  },
};

const resize: Action = {
  // The browser moves the focus to the body if the focused control is hidden at the new width.
  mayLoseFocus: true,
  run: async ({ page, random }) => {
    const width = random.pick(windowWidths) ?? 1280;
    await page.setViewportSize({ width, height: 640 + random.nextInt(400) });
    return `resize to ${width} px`;
  },
};

const switchConnection: Action = {
  run: async (walker) => {
    if (!walker.isOffline) {
      // Starts the app with a key, before the browser goes offline. The app handles clicks on links; without the app, a
      // link would load a document, and the browser would show its own error page.
      await walker.page.keyboard.press('Shift');
      await walker.page.locator('html[data-started]').waitFor({ timeout: 5000, state: 'attached' });
    }
    walker.isOffline = !walker.isOffline;
    await walker.context.setOffline(walker.isOffline);
    return walker.isOffline ? 'go offline' : 'go online';
  },
};

const switchTab: Action = {
  mayLoseFocus: true,
  run: async (walker) => {
    const otherTabs = walker.context.pages().filter((page) => page !== walker.page);
    const [otherTab] = otherTabs;
    if (otherTab) walker.page = otherTab;
    else if (!walker.isOffline) {
      const path = new URL(walker.page.url()).pathname;
      walker.page = await walker.context.newPage();
      await walker.page.goto(path, { waitUntil: 'commit' });
    }
    return 'switch to the other tab';
  },
};

const closeTab: Action = {
  mayLoseFocus: true,
  run: async (walker) => {
    const [otherTab] = walker.context.pages().filter((page) => page !== walker.page);
    await otherTab?.close();
    return 'close the other tab';
  },
};

const changeScheme: Action = {
  run: async ({ page, random }) => {
    const colorScheme = random.pick(['light', 'dark'] as const) ?? 'light';
    await page.emulateMedia({ colorScheme });
    return `switch to ${colorScheme} colours`;
  },
};

/** The actions. An action with a larger weight is picked more often. */
const weightedActions: readonly (readonly [weight: number, action: Action])[] = [
  [45, click],
  [20, fillField],
  [15, pressKey],
  [6, goToRoute],
  [3, reload],
  [6, moveInHistory],
  [4, resize],
  [3, switchConnection],
  [3, switchTab],
  [1, closeTab],
  [2, changeScheme],
];
const actionPool = weightedActions.flatMap(([weight, action]) => Array.from({ length: weight }, () => action));

/** Returns a random action. Keeps offline phases short, since most of the app shows only errors while offline. */
export function pickAction({ random, isOffline }: Walker): Action {
  if (isOffline && random.nextInt(6) === 0) return switchConnection;
  return random.pick(actionPool) ?? click;
}
