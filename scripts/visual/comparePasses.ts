import { mkdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

import { comparePictures } from './compare';
import type { TakenPicture } from './passes';

/**
 * A picture that differs between two passes (see `PassOptions`). `beforePath`, `afterPath` and `differencePath` are paths of PNG
 * files.
 */
export type PictureDifference = {
  name: string;
  title: string;
  message: string;
  beforePath?: string;
  afterPath?: string;
  differencePath?: string;
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
    const [beforePath, afterPath] = pair.map(getFile);
    const info = { name, title: pair.find(Boolean)?.title ?? name, beforePath, afterPath };
    const failedPicture = pair.find((picture) => picture && 'error' in picture);
    if (failedPicture && 'error' in failedPicture) differences.push({ ...info, message: failedPicture.error });
    else if (beforePath === undefined || afterPath === undefined)
      differences.push({ ...info, message: beforePath === undefined ? 'only after' : 'only before' });
    else {
      const result = comparePictures(await readFile(beforePath), await readFile(afterPath));
      if (result?.kind === 'size')
        differences.push({ ...info, message: `${result.sizes[0]} px before, ${result.sizes[1]} px after` });
      if (result?.kind === 'pixels') {
        const differencePath = `${folder}/${name}.png`;
        await writeFile(differencePath, result.differencePng);
        differences.push({ ...info, differencePath, message: `${result.pixelCount} pixels` });
      }
    }
  }
  return { equalCount: names.length - differences.length, differences };
}
