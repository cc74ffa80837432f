import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { join } from 'node:path';

import sirv from 'sirv';

import { anyTag, documents } from '../../src/app/routing/documents';
import { isKnownPath, isTagPath } from '../../src/app/routing/knownPaths';
import { cacheControl, securityHeaders } from './headers';

/**
 * A server for the built site in `dist` that answers like a well-set static host: the security headers, files with
 * their compressed copies, the prerendered documents, the shell for the other addresses of the app, and 404 for the
 * rest. POST to a page is 405. `connect` are the origins that its pages may call beside their own.
 */
export async function createSiteServer(dist: string, connect: readonly string[] = []): Promise<Server> {
  const headers = securityHeaders({ secure: false, connect });
  // `dev` looks at the disk for each request: a site that is built anew while it is served stays whole.
  const files = sirv(dist, { dev: true, brotli: true, gzip: true, etag: true, extensions: [] });
  const shell = await readFile(join(dist, 'app.html'));
  const notFound = await readFile(join(dist, '404.html'));

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('Method not allowed');
      return;
    }
    const path = pathOf(request.url ?? '/');
    if (path === '/index.html') {
      response.writeHead(301, { Location: '/' }).end();
      return;
    }
    response.setHeader('Cache-Control', cacheControl(path));
    const answer = (status: number, page: Buffer) => {
      response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : page);
    };
    const prerendered =
      documents.find((document) => document.path.toLowerCase() === path.toLowerCase()) ??
      (isTagPath(path) ? anyTag : undefined);
    if (prerendered && prerendered.file !== '404.html') request.url = `/${prerendered.file}`;
    files(request, response, () => {
      if (path.startsWith('/assets/')) {
        // A chunk that is gone must not be answered with a page: the app would run it as a script.
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      } else if (isKnownPath(path)) answer(200, shell);
      else answer(404, notFound);
    });
  });
}

/** The path of a request, decoded where that is possible and without a trailing slash. */
function pathOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
