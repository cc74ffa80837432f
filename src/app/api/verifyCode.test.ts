import { describe, expect, it } from 'vitest';

import { createVerifyCode } from './verifyCode';

const entry = { email: 'owner@example.com', otp: '4820' };
const never = new AbortController().signal;
const verifyWith = (answer: () => Promise<Response>) => createVerifyCode({ post: answer })(entry, never);
const answer = (status: number, type?: string, body: string | null = null) =>
  Promise.resolve(new Response(body, { status, headers: type === undefined ? {} : { 'content-type': type } }));

describe('LOG-13 verifying a code', () => {
  it.each([
    ['an empty success', 204, undefined],
    ['JSON', 200, 'application/json'],
    ['something else that is no page', 200, 'text/plain'],
  ])('takes %s for a yes', async (_, status, type) => {
    expect(await verifyWith(() => answer(status, type))).toBe(true);
  });

  it.each([
    ['a refusal', 401, 'application/json'],
    ['a fault of the server', 503, undefined],
    ['a method that is not allowed', 405, 'text/plain'],
    ['a page', 200, 'text/html;charset=utf-8'],
    ['a page in capitals', 200, 'TEXT/HTML'],
  ])('takes %s for a no', async (_, status, type) => {
    expect(await verifyWith(() => answer(status, type))).toBe(false);
  });

  it('takes no answer for a no', async () => {
    expect(await verifyWith(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
    expect(await verifyWith(() => Promise.reject(new DOMException('timed out', 'TimeoutError')))).toBe(false);
  });

  it('does not read what a success says, junk and megabytes included', async () => {
    expect(await verifyWith(() => answer(200, 'application/json', '{'.repeat(2_000_000)))).toBe(true);
  });

  it('sends the e-mail with the code', async () => {
    const sent: unknown[] = [];
    const verify = createVerifyCode({
      post: (path, body) => {
        sent.push([path, body]);
        return answer(204);
      },
    });
    await verify(entry, never);
    await verify({ ...entry, email: null }, never);
    expect(sent).toEqual([
      ['', entry],
      ['', { email: '', otp: '4820' }],
    ]);
  });
});
