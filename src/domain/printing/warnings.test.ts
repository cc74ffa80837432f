import { describe, expect, it } from 'vitest';

import { contrastRatio } from './contrast';
import { defaultPrintSettings } from './printSettings';
import type { PrintSettings } from './printSettings';
import { checkScanning, hasErrors } from './warnings';

/** A code of 29 modules, as a tag address of 30 characters makes it. */
function check(qr: Partial<PrintSettings['qr']>, hasPicture = false, modules = 29) {
  return checkScanning({ ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, ...qr } }, modules, hasPicture);
}

/** The check of a kind after its own mend was applied. */
function mended(qr: Partial<PrintSettings['qr']>, hasPicture = false) {
  const mend = check(qr, hasPicture).find((found) => found.mend)?.mend;
  return check(mend?.qr ?? {}, hasPicture);
}

it('finds nothing wrong with the defaults', () => {
  expect(check({})).toEqual([
    { id: 'size', level: 'ok', text: 'QR modules 0.41 mm' },
    { id: 'contrast', level: 'ok', text: 'Contrast 21:1' },
  ]);
});

describe('size', () => {
  it('warns below 0.396 mm a module with the size that mends it', () => {
    expect(check({ size: 12 })[0]).toEqual({
      id: 'size',
      level: 'warning',
      text: 'QR code 12 mm is small for this address: 14.7 mm scans well',
      detail: 'Its modules are 0.32 mm wide, and phones need 0.40 mm.',
      mend: { label: 'Apply 14.7 mm', qr: { ...defaultPrintSettings.qr, size: 14.7 } },
    });
    expect(mended({ size: 12 })[0]?.level).toBe('ok');
  });

  it('warns of the default size where the address is long', () => {
    expect(check({}, false, 33)[0]).toMatchObject({ level: 'warning', mend: { label: 'Apply 16.3 mm' } });
  });

  it('is an error below 0.25 mm', () => {
    expect(check({ size: 9.25 })[0]?.level).toBe('warning');
    expect(check({ size: 9.24 })[0]?.level).toBe('error');
    expect(check({ size: 5 })[0]?.text).toBe('QR code 5 mm is too small for this address: 14.7 mm scans well');
  });
});

describe('colours', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBe(21);
    expect(contrastRatio('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
  });

  it.each([
    ['#FFFFFF', '#000000', 'error', 'The QR code is lighter than its background: most readers fail'],
    ['#DDDDDD', '#FFFFFF', 'error', 'The QR code is too pale on its background'],
    ['#767676', '#FFFFFF', 'warning', 'The QR code is pale on its background'],
    ['#1D4ED8', '#DCE7FF', 'warning', 'The QR code is pale on its background'],
    ['#102E86', '#FFFFFF', 'ok', 'Contrast 11.95:1'],
  ])('%s on %s: %s', (colour, background, level, text) => {
    expect(check({ colour, background })[1]).toMatchObject({ id: 'contrast', level, text });
    expect(mended({ colour, background })[1]?.level).toBe('ok');
  });

  it('judges against the white paper where there is neither background nor picture', () => {
    expect(check({ withBackground: false, background: '#000000' })[1]?.level).toBe('ok');
  });

  it('takes a code that stands on a picture for unreadable', () => {
    expect(check({ withBackground: false }, true)[1]).toMatchObject({ id: 'quiet-zone', level: 'error' });
    expect(hasErrors(mended({ withBackground: false }, true))).toBe(false);
  });
});

describe('edge', () => {
  it('says by how much a code sticks out, and where it would stand', () => {
    const [, , edge] = check({ x: 90, y: 80 });
    expect(edge).toMatchObject({
      level: 'error',
      text: 'The QR code sticks out of the sticker by 10 mm and is cut off',
    });
    expect(edge?.mend?.qr).toMatchObject({ x: 68, y: 73.3 });
    expect(mended({ x: 90, y: 80 })).toHaveLength(2);
  });

  it('warns within a millimetre of the cut', () => {
    expect(check({ x: 1 })[2]).toMatchObject({ level: 'warning' });
    expect(check({ x: 2 })).toHaveLength(2);
  });

  it('offers no place to a code larger than its sticker', () => {
    expect(check({ size: 55, x: 0, y: 0 })[2]).not.toHaveProperty('mend');
  });
});
