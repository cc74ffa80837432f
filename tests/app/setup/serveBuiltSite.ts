import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { TestProject } from 'vitest/node';

import { createSiteServer, listen } from '../../../scripts/site/server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the built site, without a trailing slash. */
    siteOrigin: string;
  }
}

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Vitest's global setup: serves the built site on a free port, with the server of `npm start`. */
export default async function serveBuiltSite(project: TestProject) {
  if (!existsSync(`${dist}/index.html`)) throw new Error('There is no built site to test. Run "npm run build" first.');
  const server = await createSiteServer(dist);
  project.provide('siteOrigin', await listen(server));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
