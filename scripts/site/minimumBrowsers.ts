import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  browserslist: readonly string[];
};

/** The oldest supported browsers, from the `browserslist` of package.json. Each entry has the form 'safari >= 16.4'. */
export const minimumBrowsers = browserslist.map((entry) => {
  const [name = '', version = ''] = entry.split(' >= ');
  return { name, version };
});

/** The minimum browsers as targets of Vite, such as 'safari16.4'. */
export const buildTargets = minimumBrowsers.map(({ name, version }) => name.replace('ios_saf', 'ios') + version);
