import { anyTag, documents } from '../../src/app/routing/documents';
import { fixedPaths, tagPath } from '../../src/app/routing/knownPaths';
import { calledOrigins, securityHeaders } from './headers';
import type { CallingSettings } from './headers';

const headersOf = (settings: CallingSettings) =>
  Object.entries(securityHeaders({ secure: true, connect: calledOrigins(settings) }));

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The prerendered pages that have an address of their own; the answers to other tags and to all unknown ones have none. */
const pages = documents.filter((document) => document.file !== '404.html' && document !== anyTag);

const tagPattern = `${escapeRegExp(tagPath)}[^/]+`;

/** What the shell answers: every other address of the app. */
const shellPattern = fixedPaths
  .filter((path) => !pages.some((page) => page.path.toLowerCase() === path))
  .map(escapeRegExp)
  .join('|');

/** A configuration for nginx, for a file of its `conf.d`: serves the built site from `root`, as `npm start` does. */
export function nginxConfig(root: string, settings: CallingSettings): string {
  return `map $uri $document {
    default $uri;
${pages.map(({ path, file }) => `    "~*^${escapeRegExp(path)}/?$" /${file};`).join('\n')}
    "~*^${tagPattern}/?$" /${anyTag.file};
    "~*^(${shellPattern})/?$" /app.html;
}
map $document $cache_control {
    default no-cache;
    ~^/assets/ "public, max-age=31536000, immutable";
}
server {
    listen 80;
    root ${root};
    charset utf-8;
    gzip_static on;
    error_page 404 /404.html;
    add_header Cache-Control $cache_control always;
${headersOf(settings)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    if ($request_uri ~ ^/index\\.html) {
        return 301 /;
    }
    location / {
        try_files $document =404;
    }
    location = /404.html {
        internal;
    }
}
`;
}

/** A site block for Caddy that serves the built site from `root`, as `npm start` does. */
export function caddyFile(root: string, settings: CallingSettings): string {
  return `:80 {
    root * ${root}
    header {
${headersOf(settings)
  .map(([name, value]) => `        ${name} "${value}"`)
  .join('\n')}
        ?Cache-Control no-cache
    }
    @assets path /assets/*
    header @assets Cache-Control "public, max-age=31536000, immutable"
    @posted not method GET HEAD
    respond @posted 405
    @index path /index.html
    redir @index / 301
${pages
  .map(
    ({ path, file }, index) =>
      `    @page${index} path_regexp (?i)^${escapeRegExp(path)}/?$\n    rewrite @page${index} /${file}`,
  )
  .join('\n')}
    @tag {
        path_regexp (?i)^${tagPattern}/?$
        not path *.html
    }
    rewrite @tag /${anyTag.file}
    @shell path_regexp (?i)^(${shellPattern})/?$
    rewrite @shell /app.html
    file_server {
        precompressed br gzip
    }
    handle_errors {
        @missing path /assets/*
        respond @missing "Not found" 404
        rewrite * /404.html
        file_server
    }
}
`;
}
