import { readdirSync, readFileSync } from 'node:fs';

/** Returns the paths of the files in a folder that match the pattern, from the root, such as '/src/app/boot.ts'. */
export const listFiles = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `/${folder}/${path}`)
    .filter((path) => pattern.test(path))
    .sort();

/** Returns the texts of the files in a folder that match the pattern, by path. Much faster than Vite's glob imports. */
export const readFiles = (folder: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries(listFiles(folder, pattern).map((path) => [path, readFileSync(path.slice(1), 'utf8')]));
