import { expect, it } from 'vitest';

import { codeImageValidator } from './codeImageValidator';
import { samplePngBytes } from '~/domain/tag/png.sample';

const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const { checkContent, checkSize } = codeImageValidator;

it.each([
  ['a PNG', samplePngBytes, 'image/png'],
  ['an SVG', toBytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
])('accepts %s', (_, bytes, type) => {
  expect(checkContent(bytes)).toMatchObject({ ok: true, type });
});

it.each([
  ['an HTML page', toBytes('<!doctype html><p>qr.png</p>')],
  ['a PDF', toBytes('%PDF-1.7')],
  ['a program', toBytes('MZ\x90\x00')],
])('rejects %s by its content', (_, bytes) => {
  expect(checkContent(bytes)).toEqual({
    ok: false,
    error: 'This file is not a picture. Choose a PNG, JPEG, WebP, SVG or GIF picture.',
  });
});

it.each([
  ['without a header', samplePngBytes.subarray(0, 12)],
  ['of 0 × 0 pixels', Uint8Array.from([...samplePngBytes.subarray(0, 16), 0, 0, 0, 0, 0, 0, 0, 0])],
])('rejects an image %s', (_, bytes) => {
  expect(checkContent(bytes)).toEqual({
    ok: false,
    error: "This picture is damaged and can't be read. Save it again, or choose another.",
  });
});

it('rejects an empty file and a file of more than 20 MB by its size', () => {
  expect(checkSize(0)).toBe('This file is empty. Choose a PNG, JPEG, WebP, SVG or GIF picture.');
  expect(checkSize(20 * 1024 * 1024)).toBeUndefined();
  expect(checkSize(20 * 1024 * 1024 + 1)).toMatch(/^This file has 21 MB and 20 MB is the most\. Save it smaller/);
});
