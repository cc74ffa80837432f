import { expect, it } from 'vitest';

import { findStorageFailure } from './storageFailure';

const makeError = (name: string, causes: object = {}) => Object.assign(new Error('Made by the test'), { name }, causes);
const fullError = makeError('QuotaExceededError');

it.each([
  ['a request', fullError],
  ['one request of several', makeError('BulkError', { failures: [makeError('AbortError'), fullError] })],
  ['the end of a transaction', makeError('AbortError', { inner: fullError })],
])('recognizes a full storage in the error of %s', (_, error) => {
  expect(findStorageFailure(error, 'use')).toBe('full');
  expect(findStorageFailure(error, 'opening')).toBe('full');
});

it('distinguishes a database that cannot be opened from a lost connection', () => {
  const error = makeError('InvalidStateError');
  expect(findStorageFailure(error, 'opening')).toBe('blocked');
  expect(findStorageFailure(error, 'use')).toBe('closed');
});

it.each(['opening', 'use'] as const)('recognizes a newer version and a closed database during %s', (during) => {
  expect(findStorageFailure(makeError('VersionError'), during)).toBe('newer-version');
  expect(findStorageFailure(makeError('DatabaseClosedError'), during)).toBe('closed');
});
