import { createRequire } from 'node:module';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { TestProject } from 'vitest/node';

import { createSiteServer, listen } from '../../../scripts/site/server';
import { recordErrors } from './recordErrors';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
const testingLibrary = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/**
 * File names of the scripts that are added to each page. They are files of the site, so that the content security
 * policy allows them.
 */
const scripts = { recorder: 'record-errors.js', queries: 'testing-library.js' } as const;

/**
 * Vitest's global setup: serves a copy of the built site with two more scripts in each document, one to record errors
 * and one to find elements by role and name. WebDriver itself cannot run a script before those of a page.
 */
export default async function serveRecordedSite(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'recorded-site-'));
  await cp(dist, folder, { recursive: true });
  for (const file of await readdir(folder, { recursive: true })) {
    // Deletes compressed copies, since the server would send them instead of the changed documents.
    if (/\.html\.(br|gz)$/.test(file)) await rm(join(folder, file));
    if (!file.endsWith('.html')) continue;
    const html = await readFile(join(folder, file), 'utf8');
    const htmlWithScripts = html
      .replace('<head>', `<head><script src="/${scripts.recorder}"></script>`)
      .replace('</body>', `<script defer src="/${scripts.queries}"></script></body>`);
    await writeFile(join(folder, file), htmlWithScripts);
  }
  await writeFile(join(folder, scripts.recorder), `(${recordErrors.toString()})()`);
  await cp(testingLibrary, join(folder, scripts.queries));
  const server = await createSiteServer(folder);
  project.provide('siteOrigin', await listen(server));
  return async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  };
}
