import { describe, expect, it } from 'vitest';

import { createVerifyOneTimeCode } from './verifyOneTimeCode';

const codeEntry = { email: 'owner@example.com', otp: '4820' };
const { signal } = new AbortController();
const verifyWith = (post: () => Promise<Response>) => createVerifyOneTimeCode({ post })(codeEntry, signal);
const respond = (status: number, type?: string, body: string | null = null) =>
  Promise.resolve(new Response(body, { status, headers: type === undefined ? {} : { 'content-type': type } }));

describe('LOG-13 createVerifyOneTimeCode', () => {
  it.each([
    ['an empty success', 204, undefined],
    ['JSON', 200, 'application/json'],
    ['plain text', 200, 'text/plain'],
  ])('accepts %s', async (_, status, type) => {
    expect(await verifyWith(() => respond(status, type))).toBe(true);
  });

  it.each([
    ['status 401', 401, 'application/json'],
    ['a server error', 503, undefined],
    ['a method that is not allowed', 405, 'text/plain'],
    ['an HTML page', 200, 'text/html;charset=utf-8'],
    ['an HTML page in upper case', 200, 'TEXT/HTML'],
  ])('rejects %s', async (_, status, type) => {
    expect(await verifyWith(() => respond(status, type))).toBe(false);
  });

  it('resolves to false when there is no response', async () => {
    expect(await verifyWith(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
    expect(await verifyWith(() => Promise.reject(new DOMException('timed out', 'TimeoutError')))).toBe(false);
  });

  it('ignores the body of a successful response, even if it is large and invalid', async () => {
    expect(await verifyWith(() => respond(200, 'application/json', '{'.repeat(2_000_000)))).toBe(true);
  });

  it("sends the email with the code, or '' if there is no email", async () => {
    const sentRequests: unknown[] = [];
    const verify = createVerifyOneTimeCode({
      post: (path, body) => {
        sentRequests.push([path, body]);
        return respond(204);
      },
    });
    await verify(codeEntry, signal);
    await verify({ ...codeEntry, email: null }, signal);
    expect(sentRequests).toEqual([
      ['', codeEntry],
      ['', { email: '', otp: '4820' }],
    ]);
  });
});
