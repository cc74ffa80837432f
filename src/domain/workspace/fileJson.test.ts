import { expect, it } from 'vitest';

import { readFileJson } from './fileJson';

it.each(['null', '7', '{"id":"file-1","name":"qr.png","type":"image/png"}'])('rejects the stored file %s', (text) => {
  expect(readFileJson(JSON.parse(text))).toBeUndefined();
});
