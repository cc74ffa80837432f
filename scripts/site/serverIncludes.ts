import { unknownTagPage, documents } from '../../src/app/routing/documents';
import { shells } from '../../src/app/routing/shells';
import { tagPathPrefix } from '../../src/domain/tagPath';
import { listEndpointOrigins, createSecurityHeaders } from './headers';
import type { EndpointSettings } from './headers';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The prerendered pages, except the page of unknown tags and the 404 page, which are served for many paths. */
const pages = documents.filter((document) => document.file !== '404.html' && document !== unknownTagPage);

/** The file to serve for each pattern, a regular expression for paths. The first pattern that matches applies. */
const routes: readonly { pattern: string; file: string }[] = [
  ...[...pages, ...shells].map(({ path, file }) => ({ pattern: `^${escapeRegExp(path.replace(/\/$/, ''))}/?$`, file })),
  { pattern: `^${escapeRegExp(tagPathPrefix)}[^/]+/?$`, file: unknownTagPage.file },
];

const listHeaders = (settings: EndpointSettings, styleHashes: readonly string[]) =>
  Object.entries(createSecurityHeaders({ isSecure: true, connectOrigins: listEndpointOrigins(settings), styleHashes }));

const createFileText = (lines: readonly string[]) => `# Written by the build.\n${lines.join('\n')}\n`;

/** Returns the security headers and routes that `deploy/nginx.conf` includes in its server block. */
export function createNginxInclude(settings: EndpointSettings, styleHashes: readonly string[]): string {
  return createFileText([
    ...listHeaders(settings, styleHashes).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...routes.map(({ pattern, file }) => `location ~* "${pattern}" { try_files /${file} =404; }`),
  ]);
}

/** Returns the security headers and routes that `deploy/Caddyfile` imports in its site block. */
export function createCaddyInclude(settings: EndpointSettings, styleHashes: readonly string[]): string {
  return createFileText([
    ...listHeaders(settings, styleHashes).map(([name, value]) => `header ${name} "${value}"`),
    'map {path} {document} {',
    ...routes.map(({ pattern, file }) => `    ~(?i)${pattern} /${file}`),
    '    default none',
    '}',
  ]);
}
