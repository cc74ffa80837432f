import { readdirSync, readFileSync } from 'node:fs';

/** Matches the name of an imported package. Skips lines that begin with `import type`. */
const packageNamePattern = /^(?!import type).*(?:from |import\(|^import )'([@a-z][^':?]*)'/gm;

const readImports = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|prerender\.tsx$|^ma(in|nager)\.ts$/.test(path))
    .flatMap((path) => [...readFileSync(`${folder}/${path}`, 'utf8').matchAll(packageNamePattern)])
    .map(([, name = '']) => name);

/** Returns the npm packages that stories load in the browser. Leaves out Storybook's own packages. */
export function findStoryPackages(): string[] {
  const names = new Set([...readImports('src'), ...readImports('.storybook')]);
  return [...names].filter((name) => !/^@?storybook/.test(name));
}
