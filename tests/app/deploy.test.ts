import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { documents } from '~/app/routing/documents';
import { shells } from '~/app/routing/shells';

import { createSecurityHeaders } from '../../scripts/site/headers';
import { listStyleHashes } from '../../scripts/site/styles';
import { ensureWebServers } from '../../scripts/tools';
import { startWebServer } from './setup/webServer';
import type { WebServer } from './setup/webServer';

const missingServers = ensureWebServers();
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
/** URL path of one of the scripts of the built site. */
const scriptPath = `/assets/${readdirSync(`${dist}/assets`).find((name) => name.endsWith('.js'))}`;

type HttpResponse = { status: number | undefined; headers: Record<string, unknown>; text: string };

/** Sends a request without default headers and does not follow redirects. */
function sendRequest(origin: string, path: string, method = 'GET', headers = {}): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    request(origin + path, { method, headers, agent: false }, (response) => {
      let responseText = '';
      response.on('data', (part: Buffer) => (responseText += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text: responseText }));
    })
      .on('error', reject)
      .end();
  });
}

/** All pages except those of tags and the 404 page, which other tests check. */
const pages = [
  ...documents.filter(({ preview, showsEmailFromHistory }) => preview !== undefined || showsEmailFromHistory),
  ...shells,
];

const makeNamesLowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe.each<WebServer | 'npm start'>(['npm start', 'nginx', 'caddy'])('the site served by %s', (name) => {
  const isMissing = name !== 'npm start' && missingServers.includes(name);
  if (isMissing && process.env.CI) throw new Error(`${name} is not installed.`);
  if (isMissing) console.warn(`SKIPPED: ${name} is not installed, so deploy/ is not tested with it.`);
  const test = it.skipIf(isMissing);

  let serverUrl = inject('siteOrigin');
  let stopServer: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    if (name !== 'npm start' && !isMissing) ({ address: serverUrl, stop: stopServer } = await startWebServer(name));
  });
  afterAll(() => stopServer?.());
  const get = (path: string) => sendRequest(serverUrl, path);

  test('sends the security headers with pages, files and errors', async () => {
    const styleHashes = await listStyleHashes(dist);
    const headers = makeNamesLowerCase(createSecurityHeaders({ isSecure: name !== 'npm start', styleHashes }));
    for (const path of ['/', '/Contact', '/login', '/no-such-page', scriptPath, '/assets/no-such-file.js'])
      expect((await get(path)).headers, path).toMatchObject(headers);
  });

  test('serves each page in exact, lower and upper case, with and without a trailing slash', async () => {
    for (const { path, file } of pages) {
      const content = readFileSync(`${dist}/${file}`, 'utf8');
      for (const spelledPath of [path, path.toLowerCase(), path.toUpperCase(), path === '/' ? '/' : `${path}/`]) {
        const { status, text } = await get(spelledPath);
        expect([spelledPath, status]).toEqual([spelledPath, 200]);
        expect(text === content, spelledPath).toBe(true);
      }
    }
  });

  test('serves the page of a scanned tag', async () => {
    expect((await get('/t/5A3F0C')).text).toContain('data-prerendered');
    expect((await get('/t/5a3f0c')).text).toBe((await get('/t/5A3F0C')).text);
    const unknownTagResponse = await get('/T/0123AB');
    expect([unknownTagResponse.status, unknownTagResponse.text]).toEqual([200, (await get('/t/FFFFFF')).text]);
    expect((await get('/t/')).status).toBe(404);
    expect((await get('/t/a/b')).status).toBe(404);
  });

  test('serves the not-found page with status 404 for an unknown path', async () => {
    const { status, headers, text } = await get('/No-Such-Page');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      expect.stringMatching(/^text\/html; ?charset=utf-8$/),
      'no-cache',
    ]);
    expect(text).toContain('data-prerendered');
  });

  test('caches hashed files forever, revalidates pages, and responds to a missing chunk with a plain 404', async () => {
    expect((await get(scriptPath)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/Contact')).headers['cache-control']).toBe('no-cache');
    const missingChunkResponse = await get('/assets/no-such-file.js');
    expect([
      missingChunkResponse.status,
      missingChunkResponse.headers['cache-control'],
      missingChunkResponse.text,
    ]).toEqual([404, 'no-cache', 'Not found']);
  });

  // Brotli is not tested with nginx: it needs an additional module, which deploy/nginx.conf does not expect.
  test.each(name === 'nginx' ? ['gzip'] : ['br', 'gzip'])('sends copies compressed with %s', async (encoding) => {
    for (const path of [scriptPath, '/Contact']) {
      const { headers } = await sendRequest(serverUrl, path, 'GET', { 'accept-encoding': encoding });
      expect([path, headers['content-encoding'], headers['vary']]).toEqual([
        path,
        encoding,
        expect.stringMatching(/accept-encoding/i),
      ]);
    }
  });

  test('sends parts of files, and 304 for a copy that is still valid', async () => {
    const partialResponse = await sendRequest(serverUrl, scriptPath, 'GET', { range: 'bytes=0-9' });
    expect([partialResponse.status, partialResponse.text.length, partialResponse.headers['content-range']]).toEqual([
      206,
      10,
      expect.stringMatching(/^bytes 0-9\//),
    ]);
    const { etag } = (await get(scriptPath)).headers;
    const unchangedResponse = await sendRequest(serverUrl, scriptPath, 'GET', { 'if-none-match': String(etag) });
    expect([unchangedResponse.status, unchangedResponse.text]).toEqual([304, '']);
  });

  test('serves no file outside of the site, and survives a URL of 10 kB', async () => {
    for (const path of [
      '/../package.json',
      '/assets/../../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
    ]) {
      const { status, text } = await get(path);
      expect([400, 404], path).toContain(status);
      expect(text, path).not.toContain('devDependencies');
    }
    expect([404, 414]).toContain((await get(`/${'a'.repeat(10_000)}`)).status);
    expect((await get('/')).status).toBe(200);
  });

  test('responds to POST with 405 on pages, files and unknown paths', async () => {
    for (const path of ['/', '/Contact', '/login', '/no-such-page', scriptPath]) {
      const { status, headers } = await sendRequest(serverUrl, path, 'POST');
      expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
    }
  });

  it.skipIf(isMissing || name === 'npm start')('accepts POST at an endpoint that is added under /api/', async () => {
    expect((await sendRequest(serverUrl, '/api/enquiries', 'POST')).status).toBe(204);
  });

  test('redirects /index.html to the home page, and does not serve the files for the web server', async () => {
    const { status, headers } = await get('/index.html');
    expect([status, headers.location]).toEqual([301, '/']);
    for (const file of ['/_headers', '/_nginx.conf', '/_caddy.conf']) expect((await get(file)).status, file).toBe(404);
  });
});
