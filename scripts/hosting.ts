/** Prints a configuration for the site as built: `npm run --silent hosting -- nginx /srv/site`, or `caddy`. */
import { fileURLToPath } from 'node:url';

import { loadEnv } from 'vite';

import { readSettings } from '../src/app/settings';
import { caddyFile, nginxConfig } from './site/hosting';

const [server = '', root = '/srv/site'] = process.argv.slice(2);
const print = new Map([
  ['nginx', nginxConfig],
  ['caddy', caddyFile],
]).get(server);
if (!print) {
  console.error(
    'Say which server it is for: npm run --silent hosting -- nginx /srv/site, or caddy in the place of nginx.',
  );
  process.exit(1);
}
const settings = readSettings(loadEnv('production', fileURLToPath(new URL('..', import.meta.url)), 'VITE_'));
process.stdout.write(print(root, settings));
