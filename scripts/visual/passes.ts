import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';

import type { Browser } from 'playwright';
import sirv from 'sirv';

import { listen } from '../site/server';
import { listPictures, takePicture } from './pictures';
import type { Picture } from './pictures';

/** A picture on disk, or the reason why there is none. */
export type TakenPicture = Picture & ({ file: string } | { error: string });

/** Options of a pass: in one pass, each picture of the Storybook is taken once. */
export type PassOptions = {
  browser: Browser;
  /** Folder of a built Storybook. */
  storybookFolder: string;
  /** Folder for the PNG files, which is emptied first. */
  folder: string;
  /** Takes only pictures whose names contain this text; '' takes all pictures. */
  nameFilter: string;
  /** Takes only every nth picture, for a faster check. */
  pictureStep: number;
  isReversed?: boolean;
  /** Number of days by which the clock of the pages is ahead of the real time. */
  daysAhead?: number;
};

/**
 * Returns a script that moves the clock of a page forward. It is a string and not a function, since tsx makes functions
 * call a helper that does not exist in the page.
 */
const createClockScript = (milliseconds: number) => `
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, args, target) =>
    Reflect.construct(RealDate, args.length === 0 ? [RealDate.now() + ${milliseconds}] : args, target),
  get: (RealDate, key) => (key === 'now' ? () => RealDate.now() + ${milliseconds} : Reflect.get(RealDate, key)),
});`;

/** Takes pictures of a built Storybook, with as many pages in parallel as the machine has processor cores. */
export async function takePictures(options: PassOptions): Promise<TakenPicture[]> {
  const { browser, storybookFolder, folder, nameFilter, pictureStep, isReversed = false, daysAhead = 0 } = options;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = createServer(sirv(storybookFolder));
  const origin = await listen(server);
  const contextOptions = { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' } as const;
  const context = await browser.newContext(contextOptions);
  const isSelected = ({ name }: Picture, index: number) => name.includes(nameFilter) && index % pictureStep === 0;
  const pictures = (await listPictures(context, origin)).filter(isSelected);
  await context.close();

  const queue = isReversed ? [...pictures].reverse() : [...pictures];
  const takenPictures: TakenPicture[] = [];
  const takeQueuedPictures = async () => {
    // Takes pictures one after another in one context, whose pages share storage and cookies. If a story leaves data in
    // the storage, later stories can look different, and the comparison of two passes reveals this.
    const ownContext = await browser.newContext(contextOptions);
    await ownContext.addInitScript(createClockScript(daysAhead * 86_400_000));
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const file = `${folder}/${picture.name}.png`;
      try {
        await writeFile(file, await takePicture(ownContext, origin, picture));
        takenPictures.push({ ...picture, file });
      } catch (error) {
        takenPictures.push({ ...picture, error: String(error) });
      }
      if (takenPictures.length % 50 === 0) console.log(`${takenPictures.length} of ${pictures.length} pictures`);
    }
    await ownContext.close();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeQueuedPictures));
  server.closeAllConnections();
  server.close();
  return takenPictures;
}
