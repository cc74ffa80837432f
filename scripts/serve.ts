/** `npm run serve`: serves the built site at http://localhost:4173, or at the port in the environment variable PORT. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { loadEnv } from 'vite';

import { readSettings } from '../src/app/settings';
import { product } from '../src/domain/brand';
import { listEndpointOrigins } from './site/headers';
import { createSiteServer } from './site/server';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}dist`;
if (!existsSync(`${dist}/index.html`)) {
  console.error('There is no built site. Run "npm start", or "npm run build" first.');
  process.exit(1);
}

const port = Number(process.env.PORT || 4173);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is "${process.env.PORT ?? ''}". Set it to a port number, for example PORT=8080.`);
  process.exit(1);
}

const settings = readSettings(loadEnv('production', root, 'VITE_'));
const server = await createSiteServer(dist, listEndpointOrigins(settings));
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Set another one: PORT=${port + 1} npm start`
      : `The server stopped: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, () => console.log(`${product.name} is served at http://localhost:${port}`));
