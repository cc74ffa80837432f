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
 * Files of the scripts that the tests add to each page. As files of the site, the content security policy allows them.
 */
const scripts = { recorder: 'record-errors.js', queries: 'testing-library.js' } as const;

/**
 * Vitest's global setup: serves a copy of the built site with two more scripts in each document, since WebDriver cannot
 * run scripts before those of a page. One records errors, the other one finds elements by role and name.
 */
export default async function serveRecordedSite(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'recorded-site-'));
  await cp(dist, folder, { recursive: true });
  for (const file of await readdir(folder, { recursive: true })) {
    // Without compressed copies, the server has to send the changed documents.
    if (/\.html\.(br|gz)$/.test(file)) await rm(join(folder, file));
    if (!file.endsWith('.html')) continue;
    const html = await readFile(join(folder, file), 'utf8');
    const withScripts = html
      .replace('<head>', `<head><script src="/${scripts.recorder}"></script>`)
      .replace('</body>', `<script defer src="/${scripts.queries}"></script></body>`);
    await writeFile(join(folder, file), withScripts);
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
