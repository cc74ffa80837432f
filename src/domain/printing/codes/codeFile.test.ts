import { describe, expect, it } from 'vitest';

import { codeFileRefusals, recogniseText, refuseCodeFileBySize } from './codeFile';
import { numberRows } from './codeSource';

const utf8 = (text: string) => new Uint8Array(Buffer.from(text));
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));

describe('the text of a file of codes', () => {
  it.each([
    ['plain', utf8('A1\nB2'), 'utf-8'],
    ['with the mark of UTF-8', utf8('\ufeffA1'), 'utf-8'],
    ['in Windows-1252, which is found out later', new Uint8Array([0xdc, 0x31]), 'utf-8'],
    ['in UTF-16 with its mark', utf16('\ufeffA1'), 'utf-16le'],
    ['in UTF-16 without a mark', utf16('A1\nB2'), 'utf-16le'],
    ['in UTF-16 the other way round', utf16('A1').reverse(), 'utf-16be'],
    ['in the same with its mark', new Uint8Array([0xfe, 0xff, 0, 0x41]), 'utf-16be'],
  ])('%s is recognised', (_, bytes, encoding) => {
    expect(recogniseText(bytes)).toEqual({ encoding });
  });

  it.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d], codeFileRefusals.binary],
    ['a spreadsheet', [0x50, 0x4b, 3, 4, 0x14, 0], codeFileRefusals.spreadsheet],
    ['an old spreadsheet', [0xd0, 0xcf, 0x11, 0xe0], codeFileRefusals.spreadsheet],
    ['text with a single zero in it', [...utf8('A1\nB2\nC3'), 0], codeFileRefusals.binary],
    ['text with a control in it', [...utf8('A1'), 2], codeFileRefusals.binary],
  ])('is not in %s', (_, bytes, refusal) => {
    expect(recogniseText(new Uint8Array(bytes))).toEqual({ refusal });
  });
});

describe('a file of codes', () => {
  it.each([
    [0, 'This file is empty. Choose a CSV or text file with codes.'],
    [5 * 1024 * 1024, undefined],
    [20 * 1024 * 1024, 'This file has 20 MB and 5 MB is the most. Split it, or save the column of the codes alone.'],
  ])('of %i bytes: %s', (bytes, message) => {
    expect(refuseCodeFileBySize(bytes)).toBe(message);
  });

  it('counts lines, over cells of several lines and empty ones too', () => {
    expect(numberRows([['a', 'b\nc'], [''], ['d']]).map(({ line }) => line)).toEqual([1, 3, 4]);
  });
});
