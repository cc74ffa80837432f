import type { Settings } from '../../src/app/settings';

/** The sha256 of nothing: production Emotion adds an empty style element and fills it by script, which the policy allows. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export type PolicyOptions = {
  /** Origins that the page may call beside its own. */
  connect?: readonly string[];
  /** Whether the site is served over https; a local server is not. */
  secure: boolean;
};

/** The content security policy of every document. */
export function contentSecurityPolicy({ connect = [], secure }: PolicyOptions): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    ['connect-src', "'self'", ...connect].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `style-src-elem 'self' ${emptyStyle}`,
    "style-src-attr 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app',
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** The headers of every answer. */
export function securityHeaders(options: PolicyOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(options.secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** What of a build's settings decides where its pages call. */
export type CallingSettings = Pick<Settings, 'apiBaseUrl' | 'contactEndpoint'>;

/** Where the pages of a build call beside their own origin: nowhere, unless a setting says so. */
export function calledOrigins({ apiBaseUrl, contactEndpoint }: CallingSettings): string[] {
  const addresses = [apiBaseUrl, contactEndpoint].filter((address) => address !== undefined);
  return [
    ...new Set(addresses.filter((address) => !address.startsWith('/')).map((address) => new URL(address).origin)),
  ];
}

/** The headers in the form that several static hosts read from a file. */
export function headersFile(settings: CallingSettings): string {
  const lines = Object.entries(securityHeaders({ secure: true, connect: calledOrigins(settings) }));
  const everywhere = lines.map(([name, value]) => `  ${name}: ${value}\n`).join('');
  return `/*\n${everywhere}/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
}

/** Files with a hash in their name never change; documents are asked for again each time. */
export const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
