import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readSvg } from './svg';

describe('the size of an SVG', () => {
  it.each([
    ['<svg width="50mm" height="60mm" viewBox="0 0 1 1">', 50 / 60],
    ["<svg width='1in' height='2.54cm'>", 1],
    ['<svg width="36pt" height="3pc">', 1],
    ['<svg viewBox="0 0 50 60">', 50 / 60],
    ['<svg viewBox="-5,-5 , 200,100" width="100%" height="100%">', 2],
    ['<svg width="100" viewBox="0 0 50 60">', 50 / 60],
    ['<svg height="1e2" viewBox=" 0 0\n50 60">', 50 / 60],
    ['<svg width="1e2" height="5E+01">', 2],
    ['<svg width="20e-01Q" height="5mm">', 0.1],
    ['<?xml version="1.0"?><!-- <svg width="1" height="9"> --><x:svg xmlns:x="…" width="8" height="4"/>', 2],
    ['<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg\n  data-width="9"\n  width="8"\n  height="4"\n>', 2],
  ])('is read from %s', (source, proportion) => {
    const { size } = readSvg(source);
    expect((size?.width ?? 0) / (size?.height ?? 1)).toBeCloseTo(proportion, 9);
  });

  it.each([
    '<svg>',
    '<svg width="50">',
    '<svg height="50" viewBox="0 0 50">',
    '<svg width="1e999" height="5">',
    '<svg width="5em" height="5">',
    '<svg width="0" height="5">',
    '<svg width="-1" height="5">',
    '<svgs width="1"/>',
  ])('is unknown for %s', (source) => {
    expect(readSvg(source).size).toBeUndefined();
  });

  it('is positive and finite for any source', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (width, height, viewBox) => {
        const { size } = readSvg(`<svg width="${width}" height="${height}" viewBox="${viewBox}">`);
        return size === undefined || [size.width, size.height].every((side) => side > 0 && Number.isFinite(side));
      }),
    );
  });
});

it('notes features that may print differently', () => {
  expect(readSvg('<svg><image xlink:href = "logo.png"/><text>Hi</text></svg>').notes).toEqual([
    'linked-images',
    'fonts',
  ]);
  expect(readSvg("<svg><image href='logo.png'/></svg>").notes).toEqual(['linked-images']);
  expect(readSvg('<svg><image href="data:image/png;base64,AA"/><textPath/></svg>').notes).toEqual([]);
  expect(readSvg('<svg><!-- <text> --></svg>').notes).toEqual([]);
});
