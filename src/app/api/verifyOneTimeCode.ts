import type { ApiClient } from './apiClient';

export type VerifyCode = (entry: { email: string | null; otp: string }, signal: AbortSignal) => Promise<boolean>;

/**
 * Returns a function that resolves to true if the server accepts the one-time code, and to false on an error, a timeout
 * or an HTML response, which a host of static files could send for any URL.
 */
export function createVerifyOneTimeCode(client: ApiClient): VerifyCode {
  return async ({ email, otp }, signal) => {
    try {
      const response = await client.post('', { email: email ?? '', otp }, signal);
      const isHtml = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
      // Only the status and the headers count, so the download of the body is cancelled.
      await response.body?.cancel();
      return response.ok && !isHtml;
    } catch {
      return false;
    }
  };
}
