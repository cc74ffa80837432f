/**
 * `npm run build`: writes the site to `dist`, or to the folder given by `--out`. `--unset` ignores .env files.
 * `--check-sizes` fails if a route is larger than its budget.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { buildSite } from './site/buildSite';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    unset: { type: 'boolean' },
    'check-sizes': { type: 'boolean', default: false },
  },
});
await buildSite({
  outDir: resolve(root, values.out),
  envDir: values.unset ? false : root,
  mustKeepBudgets: values['check-sizes'],
});
