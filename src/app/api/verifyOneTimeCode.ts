import type { ApiClient } from './apiClient';

export type VerifyCode = (entry: { email: string | null; otp: string }, signal: AbortSignal) => Promise<boolean>;

/**
 * Resolves to true if the server accepts the one-time code. Errors, time-outs and HTML responses (a static host serves
 * HTML for any URL) count as rejected. Never rejects.
 */
export function createVerifyCode(client: ApiClient): VerifyCode {
  return async ({ email, otp }, signal) => {
    try {
      const response = await client.post('', { email: email ?? '', otp }, signal);
      const isHtml = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
      // The body is not used, so its download is cancelled.
      await response.body?.cancel();
      return response.ok && !isHtml;
    } catch {
      return false;
    }
  };
}
