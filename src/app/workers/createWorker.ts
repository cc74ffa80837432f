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

function checkOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`${url} is not on this site.`);
  return url;
}

/** Created once, because the content security policy allows one policy of this name. */
const workerPolicy =
  typeof trustedTypes === 'undefined'
    ? { createScriptURL: checkOrigin }
    : trustedTypes.createPolicy('app', { createScriptURL: checkOrigin });

/** Starts a worker from a URL of this site. The content security policy forbids plain strings for URLs of scripts. */
export const createWorker = (url: string) => new Worker(workerPolicy.createScriptURL(url), { type: 'module' });
