import { readdirSync, readFileSync } from 'node:fs';

/** Matches the name of an imported package. Types that are imported in one line are left out. */
const packageName = /^(?!import type).*(?:from |import\(|^import )'([@a-z][^':?]*)'/gm;

const readImports = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|prerender\.tsx$|^ma(in|nager)\.ts$/.test(path))
    .flatMap((path) => [...readFileSync(`${folder}/${path}`, 'utf8').matchAll(packageName)])
    .map(([, name = '']) => name);

/** Returns the packages that stories import in the browser, apart from Storybook's own, which it prepares itself. */
export function findStoryPackages(): string[] {
  const names = new Set([...readImports('src'), ...readImports('.storybook')]);
  return [...names].filter((name) => !/^@?storybook/.test(name));
}
