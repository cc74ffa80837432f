import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readDrawing } from './drawing';

describe('the proportions of a drawing', () => {
  it.each([
    ['<svg width="50mm" height="60mm" viewBox="0 0 1 1">', 50 / 60],
    ["<svg width='1in' height='2.54cm'>", 1],
    ['<svg width="36pt" height="3pc">', 1],
    ['<svg viewBox="0 0 50 60">', 50 / 60],
    ['<svg viewBox="-5,-5 , 200,100" width="100%" height="100%">', 2],
    ['<svg width="100" viewBox="0 0 50 60">', 50 / 60],
    ['<svg height="1e2" viewBox="0 0 50 60">', 50 / 60],
    ['<?xml version="1.0"?><!-- <svg width="1" height="9"> --><x:svg xmlns:x="…" width="8" height="4"/>', 2],
    ['<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg\n  data-width="9"\n  width="8"\n  height="4"\n>', 2],
  ])('%s', (source, proportion) => {
    const { size } = readDrawing(source);
    expect((size?.width ?? 0) / (size?.height ?? 1)).toBeCloseTo(proportion, 9);
  });

  it.each([
    '<svg>',
    '<svg width="50">',
    '<svg width="0" height="5">',
    '<svg width="-1" height="5">',
    '<svgs width="1"/>',
  ])('are unknown of %s', (source) => {
    expect(readDrawing(source).size).toBeUndefined();
  });

  it('are never less than nothing or endless, whatever the source', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (width, height, box) => {
        const { size } = readDrawing(`<svg width="${width}" height="${height}" viewBox="${box}">`);
        return size === undefined || [size.width, size.height].every((side) => side > 0 && Number.isFinite(side));
      }),
    );
  });
});

it('says what may look different on paper', () => {
  const linked = 'Pictures that this drawing links to are left out. Embed them in the file to have them printed.';
  const text = 'Text in this drawing has the fonts of this device. Turn it into paths to be sure of its look.';
  expect(readDrawing('<svg><image xlink:href="logo.png"/><text>Hi</text></svg>').notes).toEqual([linked, text]);
  expect(readDrawing('<svg><image href="data:image/png;base64,AA"/><textPath/></svg>').notes).toEqual([]);
  expect(readDrawing('<svg><!-- <text> --></svg>').notes).toEqual([]);
});
