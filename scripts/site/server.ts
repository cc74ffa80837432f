import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import sirv from 'sirv';

import { unknownTagPage, documents } from '../../src/app/routing/documents';
import { shells } from '../../src/app/routing/shells';
import { isTagPath } from '../../src/domain/tagPath';
import { immutableCacheControl, createSecurityHeaders } from './headers';
import { listStyleHashes } from './styles';

/** Creates an HTTP server for the built site in `dist`. Pages may send requests to the origins in `connectOrigins`. */
export const createSiteServer = async (dist: string, connectOrigins: readonly string[] = []): Promise<Server> =>
  createServer(await createSiteListener(dist, connectOrigins));

/**
 * Returns a request listener that responds as nginx and Caddy do with the files in `deploy`: security headers,
 * compressed copies, prerendered pages, shells of the other pages of the app, 404 for unknown paths, and 405 for
 * methods other than GET and HEAD. Pages may send requests to their own origin and to those in `connectOrigins`.
 */
export async function createSiteListener(
  dist: string,
  connectOrigins: readonly string[] = [],
): Promise<RequestListener> {
  const headers = createSecurityHeaders({ isSecure: false, connectOrigins, styleHashes: await listStyleHashes(dist) });
  const serveFile = sirv(dist, {
    // Makes sirv read files from the disk at each request, so that it serves a site that is built again. The server
    // must be restarted only if the 404 page or an inline style has changed: both are read when the server starts.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? immutableCacheControl : 'no-cache'),
  });
  const notFoundPage = await readFile(join(dist, '404.html'));

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const respond = (status: number, body: Buffer | string, extraHeaders: Record<string, string> = {}) => {
      const contentType = typeof body === 'string' ? 'text/plain' : 'text/html; charset=utf-8';
      response.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-cache', ...extraHeaders });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const path = getPath(request.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      respond(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    } else if (path === '/index.html') {
      respond(301, '', { Location: '/' });
    } else if (path.startsWith('/_')) {
      // Does not serve files such as _headers, which are for the web server.
      respond(404, notFoundPage);
    } else {
      const page =
        [...documents, ...shells].find((document) => document.path.toLowerCase() === path.toLowerCase()) ??
        (isTagPath(path) ? unknownTagPage : undefined);
      if (page && page.file !== '404.html') request.url = `/${page.file}`;
      serveFile(request, response, () => {
        // For a missing chunk, responds with plain text and not with the 404 page: scripts expect no HTML.
        if (path.startsWith('/assets/')) respond(404, 'Not found');
        else respond(404, notFoundPage);
      });
    }
  };
}

/** Starts a server on a free port and returns its URL, without a trailing slash. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Returns the path of a request URL, without search params, hash and trailing slash. */
function getPath(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
