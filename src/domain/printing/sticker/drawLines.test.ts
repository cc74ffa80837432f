import { expect, it } from 'vitest';

import { defaultPrintSettings } from '../settings/printSettings';
import { createTextLine } from '../settings/textLine';
import { layOutLine } from '../text/layOutLine';
import type { ShapedLine } from '../text/shapedText';
import { drawLines } from './drawLines';

const { design } = defaultPrintSettings;
const line = { ...createTextLine(design, []), colour: '#AA0000' };
const settings = { ...defaultPrintSettings, textLines: [line, line] };

const shapedLine: ShapedLine = {
  ok: true,
  text: 'Scan me',
  runs: [
    {
      face: { name: 'Sample', bytes: new Uint8Array(), unitsPerEm: 1000 },
      x: 0,
      glyphs: [],
      isRightToLeft: false,
      path: '',
    },
  ],
  width: 3.5,
  inkBounds: { left: 0, top: -0.7, right: 3.5, bottom: 0.2 },
  capHeight: 0.7,
};

it('draws each text at the position and in the size and colour of its line', () => {
  const { x, y, size } = layOutLine(line, shapedLine, design);
  const glyphsShape = { kind: 'glyphs', line: shapedLine, fill: '#AA0000', x, y, size };
  expect(drawLines(settings, [shapedLine, shapedLine])).toEqual([glyphsShape, glyphsShape]);
});

it('leaves out empty texts, missing texts and texts that the font cannot show', () => {
  expect(drawLines(settings, [{ ...shapedLine, text: '', runs: [] }])).toEqual([]);
  expect(drawLines(settings, [{ ok: false, text: '漢', missingCharacter: '漢' }, shapedLine])).toHaveLength(1);
  expect(drawLines(defaultPrintSettings, [shapedLine])).toEqual([]);
  const { qr, barcode } = defaultPrintSettings;
  expect(drawLines({ design, qr, barcode }, [shapedLine])).toEqual([]);
});
