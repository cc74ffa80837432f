import { expect, it } from 'vitest';

import * as storageKeys from '~/domain/storageKeys';

import { privacyCopy } from './PrivacyScreen.copy';

const listedNames = privacyCopy.parts(true).flatMap(({ entries = [] }) => entries.map(({ name }) => name));

it.each(Object.entries(storageKeys))('lists the stored item %s', (_, key) => {
  expect(listedNames).toContain(key);
});
