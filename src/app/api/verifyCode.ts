import type { ApiClient } from './apiClient';

export type VerifyCode = (entry: { email: string | null; otp: string }, signal: AbortSignal) => Promise<boolean>;

/**
 * Whether the server takes a one-time code. Any answer but a success is a no: an error, none in time, and a page of HTML,
 * which is what a static host sends for every address. What a success says is not read. Never rejects.
 */
export function createVerifyCode(client: ApiClient): VerifyCode {
  return async ({ email, otp }, signal) => {
    try {
      const answer = await client.post('', { email: email ?? '', otp }, signal);
      const isPage = /^text\/html\b/i.test(answer.headers.get('content-type') ?? '');
      // Nobody reads it, so it need not be fetched to its end.
      await answer.body?.cancel();
      return answer.ok && !isPage;
    } catch {
      return false;
    }
  };
}
