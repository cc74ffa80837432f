/**
 * `npm run build`: writes the site to `dist`, or to the folder given by `--out`, and a list of its npm packages to
 * `.cache/sbom.json`. `--unset` ignores .env files. `--check-sizes` fails if a route is larger than its budget.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { buildSite } from './site/buildSite';
import { createSbom } from './site/sbom';

const root = fileURLToPath(new URL('..', import.meta.url));
/** File of the list of npm packages. It is for people who check the software, so it is not in the published site. */
const sbomFile = resolve(root, '.cache/sbom.json');
const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    unset: { type: 'boolean' },
    'check-sizes': { type: 'boolean', default: false },
  },
});
await buildSite({
  outDir: resolve(root, options.out),
  envDir: options.unset ? false : root,
  mustKeepBudgets: options['check-sizes'],
});
await mkdir(resolve(root, '.cache'), { recursive: true });
await writeFile(sbomFile, await createSbom(root));
