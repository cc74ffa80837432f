/** The part of the Trusted Types API that this file uses. TypeScript has no types for it. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
};

declare const trustedTypes: TrustedTypes | undefined;

function requireOwnOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`${url} is not on this site.`);
  return url;
}

/** The app's Trusted Types policy. Created only once, because the content security policy allows no second one. */
const workerPolicy =
  typeof trustedTypes === 'undefined'
    ? { createScriptURL: requireOwnOrigin }
    : trustedTypes.createPolicy('app', { createScriptURL: requireOwnOrigin });

/** Starts a worker from a URL of this site. Uses Trusted Types, since the content security policy requires them. */
export const createWorker = (url: string) => new Worker(workerPolicy.createScriptURL(url), { type: 'module' });
