import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StateStorage } from 'zustand/middleware';

import { createSessionStore, restoreSession } from './session';

/** Returns the stored text of a session in which a user with this email is signed in. */
const createStoredText = (email: string, version = 1) => JSON.stringify({ state: { LoginData: [{ email }] }, version });

/** Creates a storage that returns `content`, at once or after `delayMs`, and records what is written. */
function createStorageWith(content: string | null, delayMs?: number) {
  const writtenTexts: string[] = [];
  const storage: StateStorage = {
    getItem: () =>
      delayMs === undefined ? content : new Promise((resolve) => setTimeout(() => resolve(content), delayMs)),
    setItem: (_, value) => void writtenTexts.push(value),
    removeItem: () => undefined,
  };
  return { storage, writtenTexts };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('restoreSession', () => {
  it('STA-02 restores the stored state and writes nothing', async () => {
    const { storage, writtenTexts } = createStorageWith(createStoredText('owner@example.com'));
    const store = createSessionStore(storage);
    await restoreSession(store);
    expect(store.getState().LoginData).toEqual([{ email: 'owner@example.com' }]);
    expect(writtenTexts).toEqual([]);
  });

  it.each([
    ['no JSON', '{"state":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['another shape', JSON.stringify({ state: { LoginData: 'owner@example.com' }, version: 1 })],
    ['two entries', JSON.stringify({ state: { LoginData: [{ email: 'a@b.c' }, { email: 'd@e.f' }] }, version: 1 })],
    ['a prototype', '{"state":{"__proto__":{"token":"x"},"LoginData":[]},"version":1}'],
  ])('STA-04 starts with the initial state when %s is stored', async (_, content) => {
    const store = createSessionStore(createStorageWith(content).storage);
    await restoreSession(store);
    expect(store.getState().LoginData).toEqual([]);
    expect(({} as { token?: string }).token).toBeUndefined();
  });

  it('restores data of another version', async () => {
    const store = createSessionStore(createStorageWith(createStoredText('owner@example.com', 7)).storage);
    await restoreSession(store);
    expect(store.getState().LoginData).toEqual([{ email: 'owner@example.com' }]);
  });

  it.each([1, 7])(
    'STA-03 gives up after 5000 ms and does not overwrite the stored data (version %i)',
    async (version) => {
      const { storage, writtenTexts } = createStorageWith(createStoredText('late@example.com', version), 60_000);
      const store = createSessionStore(storage);
      let isDone = false;
      const restorePromise = restoreSession(store).then(() => (isDone = true));
      await vi.advanceTimersByTimeAsync(4999);
      expect(isDone).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      await restorePromise;
      await vi.advanceTimersByTimeAsync(120_000);
      expect(store.getState().LoginData).toEqual([]);
      expect(writtenTexts).toEqual([]);
    },
  );

  it('keeps a sign-in that happened before a slow storage responds', async () => {
    const { storage, writtenTexts } = createStorageWith(createStoredText('late@example.com'), 60_000);
    const store = createSessionStore(storage);
    const restorePromise = restoreSession(store);
    await vi.advanceTimersByTimeAsync(5000);
    await restorePromise;
    store.getState().addLoginData('new@example.com');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(store.getState().LoginData).toEqual([{ email: 'new@example.com' }]);
    expect(writtenTexts).toEqual([createStoredText('new@example.com')]);
  });
});

it('STA-01 holds one entry after a second sign-in and none after signing out', () => {
  const { storage, writtenTexts } = createStorageWith(null);
  const { addLoginData, removeLoginData } = createSessionStore(storage).getState();
  addLoginData('first@example.com');
  addLoginData('second@example.com');
  removeLoginData();
  expect(writtenTexts.map((text) => (JSON.parse(text) as { state: { LoginData: unknown } }).state.LoginData)).toEqual([
    [{ email: 'first@example.com' }],
    [{ email: 'second@example.com' }],
    [],
  ]);
});
