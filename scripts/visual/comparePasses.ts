import { mkdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

import { comparePictures } from './compare';
import type { TakenPicture } from './passes';

/**
 * A picture that differs between two passes (see `PassOptions`). `before`, `after` and `difference` are paths of PNG
 * files.
 */
export type PictureDifference = {
  name: string;
  title: string;
  message: string;
  before?: string;
  after?: string;
  difference?: string;
};

/** Result of comparing two passes: the number of equal pictures, and the pictures that differ. */
export type Comparison = { equalCount: number; differences: readonly PictureDifference[] };

const getFile = (picture: TakenPicture | undefined) => (picture && 'file' in picture ? picture.file : undefined);

/** Compares the pictures of two passes by name. Writes pictures of the differences into `folder`. */
export async function comparePasses(
  passBefore: readonly TakenPicture[],
  passAfter: readonly TakenPicture[],
  folder: string,
): Promise<Comparison> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [beforeByName, afterByName] = [passBefore, passAfter].map(
    (pass) => new Map(pass.map((picture) => [picture.name, picture])),
  );
  const names = [...new Set([...passBefore, ...passAfter].map(({ name }) => name))].sort();
  const differences: PictureDifference[] = [];
  for (const name of names) {
    const pair = [beforeByName?.get(name), afterByName?.get(name)];
    const [before, after] = pair.map(getFile);
    const info = { name, title: pair.find(Boolean)?.title ?? name, before, after };
    const failedPicture = pair.find((picture) => picture && 'error' in picture);
    if (failedPicture && 'error' in failedPicture) differences.push({ ...info, message: failedPicture.error });
    else if (before === undefined || after === undefined)
      differences.push({ ...info, message: before === undefined ? 'only after' : 'only before' });
    else {
      const result = comparePictures(await readFile(before), await readFile(after));
      if (result?.kind === 'size')
        differences.push({ ...info, message: `${result.sizes[0]} px before, ${result.sizes[1]} px after` });
      if (result?.kind === 'pixels') {
        const difference = `${folder}/${name}.png`;
        await writeFile(difference, result.diff);
        differences.push({ ...info, difference, message: `${result.pixels} pixels` });
      }
    }
  }
  return { equalCount: names.length - differences.length, differences };
}
