import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { hashElement, listStyleHashes, minifyCss } from './styles';

it('removes the prefixes that no supported browser needs', () => {
  expect(
    minifyCss('.a{display:-webkit-box;display:-ms-flexbox;display:flex;-webkit-user-select:none;user-select:none;}'),
  ).toBe('.a{-webkit-user-select:none;user-select:none;display:flex}');
});

it('hashes the text of a style element', () => {
  expect(hashElement('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

it('lists the hash of each style element of a site once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'styles-'));
  await mkdir(join(folder, 't'));
  await writeFile(join(folder, 'index.html'), '<style>a{}</style><style>b{}</style>');
  await writeFile(join(folder, 't/1.html'), '<style>b{}</style>');
  expect(await listStyleHashes(folder)).toEqual([hashElement('a{}'), hashElement('b{}')]);
});
