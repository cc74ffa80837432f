import { expect, it } from 'vitest';

import { codePictureRule } from './codePicture';
import { samplePngBytes } from './codePicture.sample';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const { refuseContent, refuseSize } = codePictureRule;

it.each([
  ['a PNG', samplePngBytes],
  ['a drawing', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])('accepts %s', (_, bytes) => {
  expect(refuseContent(bytes)).toBeUndefined();
});

it.each([
  ['a page', bytesOf('<!doctype html><p>qr.png</p>')],
  ['a document', bytesOf('%PDF-1.7')],
  ['a program', bytesOf('MZ\x90\x00')],
])('rejects %s regardless of its name', (_, bytes) => {
  expect(refuseContent(bytes)).toBe('This file is not a picture. Choose a PNG, JPEG, WebP, SVG or GIF picture.');
});

it.each([
  ['without a header', samplePngBytes.subarray(0, 12)],
  ['of no pixels', Uint8Array.from([...samplePngBytes.subarray(0, 16), 0, 0, 0, 0, 0, 0, 0, 0])],
])('rejects a picture %s', (_, bytes) => {
  expect(refuseContent(bytes)).toBe('This picture is damaged and cannot be read. Save it again, or choose another.');
});

it('rejects files by size before reading them', () => {
  expect(refuseSize(0)).toBe('This file is empty. Choose a PNG, JPEG, WebP, SVG or GIF picture.');
  expect(refuseSize(20 * 1024 * 1024)).toBeUndefined();
  expect(refuseSize(20 * 1024 * 1024 + 1)).toMatch(/^This file has 21 MB and 20 MB is the most\. Save it smaller/);
});
