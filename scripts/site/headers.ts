import type { Settings } from '../../src/app/settings';
import { passedEmailScript } from './passedEmail';
import { hashElement } from './styles';

/** Hash of an empty style element, which Emotion adds in production, and fills through the CSSOM. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export type PolicyOptions = {
  /** Origins besides the site's own to which pages may send requests. */
  connectOrigins?: readonly string[];
  /** True when the site is served over https. */
  isSecure: boolean;
  /** Hashes of the style elements in the documents, see `listStyleHashes`. */
  styleHashes: readonly string[];
};

/** Returns the content security policy of every page. */
function createContentSecurityPolicy({ connectOrigins = [], isSecure, styleHashes }: PolicyOptions): string {
  const policyDirectives = [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${hashElement(passedEmailScript)}`,
    ['connect-src', "'self'", ...connectOrigins].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['style-src-elem', "'self'", emptyStyleHash, ...styleHashes].join(' '),
    "style-src-attr 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app',
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return policyDirectives.join('; ');
}

/** Returns the security headers of every response. */
export function createSecurityHeaders(options: PolicyOptions): Record<string, string> {
  return {
    'Content-Security-Policy': createContentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(options.isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** The settings that name URLs to which pages send requests. */
export type EndpointSettings = Pick<Settings, 'apiBaseUrl' | 'contactEndpoint'>;

/** Returns the origins besides the site's own to which pages send requests: those of the API and the contact form. */
export function listEndpointOrigins({ apiBaseUrl, contactEndpoint }: EndpointSettings): string[] {
  const urls = [apiBaseUrl, contactEndpoint].filter((url) => url !== undefined);
  return [...new Set(urls.filter((url) => !url.startsWith('/')).map((url) => new URL(url).origin))];
}

/** `Cache-Control` header of files with a hash in their name, which never change. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';

/** Returns the text of the `_headers` file, from which several static hosts read the headers to send. */
export function createHeadersFile(settings: EndpointSettings, styleHashes: readonly string[]): string {
  const options = { isSecure: true, connectOrigins: listEndpointOrigins(settings), styleHashes };
  const headers = Object.entries(createSecurityHeaders(options));
  const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`).join('');
  return `/*\n${lines}/assets/*\n  Cache-Control: ${immutableCacheControl}\n`;
}
