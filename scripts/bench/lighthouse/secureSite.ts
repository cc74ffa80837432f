import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { buildSite } from '../../site/buildSite';
import { compressAll } from '../../site/compress';
import { createSiteListener } from '../../site/server';

const runFile = promisify(execFile);

/** Path of a minimal static page. The measurements of the other pages are compared with it. */
export const handWrittenPath = '/hand-written.html';

/** Copies the hand-written page, and a picture of the site that it shows, into the site in `folder`. */
async function addHandWrittenPage(folder: string) {
  const pageFile = fileURLToPath(new URL('handWritten.html', import.meta.url));
  await copyFile(pageFile, join(folder, handWrittenPath));
  const pictureFile = (await readdir(join(folder, 'assets'))).find((file) => /^auto-phone-.*\.avif$/.test(file));
  if (!pictureFile) throw new Error('The build has no picture of the windshield tag.');
  await copyFile(join(folder, 'assets', pictureFile), join(folder, 'hand-written.avif'));
  await compressAll(folder);
}

/** Creates a certificate for localhost, which browsers accept only if they ignore certificate errors. */
async function createCertificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subjectOptions = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await runFile('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
    ...subjectOptions,
  ]);
  return { key: await readFile(key), cert: await readFile(cert) };
}

/** Builds the site without .env files, and serves it with HTTP/2, TLS and Brotli. */
export async function serveSecureSite() {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const outDir = join(folder, 'site');
  await buildSite({ outDir, envDir: false, mustKeepBudgets: false });
  await addHandWrittenPage(outDir);
  const listener = await createSiteListener(outDir);
  const server = createSecureServer(await createCertificate(folder));
  // The types differ, but Node's HTTP/2 requests and responses have the properties of HTTP/1 that the listener uses.
  server.on('request', (request, response) => listener(request as never, response as never));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = async () => {
    server.close();
    await rm(folder, { recursive: true });
  };
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, close };
}
