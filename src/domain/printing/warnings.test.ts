import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contrastRatio } from './contrast';
import { defaultPrintSettings } from './printSettings';
import type { PrintSettings } from './printSettings';
import { checkScanning, hasErrors } from './warnings';

/** A code of 29 modules, as a tag address of 30 characters makes it. */
function check(qr: Partial<PrintSettings['qr']>, hasPicture = false, modules = 29) {
  return checkScanning({ ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, ...qr } }, modules, hasPicture);
}

const on = (design: PrintSettings['design'], qr: Partial<PrintSettings['qr']>) => ({
  design,
  qr: { ...defaultPrintSettings.qr, ...qr },
});

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

  it('makes a code smaller than its sticker where that still scans, else says so in words', () => {
    expect(check({ size: 55, x: 0, y: 0 })[2]?.mend).toMatchObject({
      label: 'Apply 48 mm and move it',
      qr: { size: 48, x: 2, y: 1.7 },
    });
    const tight = checkScanning(on({ width: 15, height: 60 }, { size: 20, x: 0, y: 0 }), 29, false)[2];
    expect(tight?.mend).toMatchObject({ label: 'Apply 15 mm and move it', qr: { size: 15, x: 0, y: 1.7 } });
    const none = checkScanning(on({ width: 14, height: 60 }, { size: 20, x: 0, y: 0 }), 29, false)[2];
    expect(none).not.toHaveProperty('mend');
    expect(none?.detail).toBe(
      'The design of 14 × 60 mm has no room for this code and the edge that a cutter needs: make the design larger.',
    );
  });
});

describe('mends', () => {
  it('moves a code that grows beyond the edge, and offers no size that the design has no room for', () => {
    expect(check({ size: 12, x: 74 })[0]?.mend).toMatchObject({ label: 'Apply 14.7 mm and move it', qr: { x: 68.6 } });
    const small = checkScanning(on({ width: 12, height: 12 }, { size: 10, x: 8, y: 8 }), 29, false);
    expect(small[0]).toMatchObject({ id: 'size', level: 'warning' });
    expect(small[0]).not.toHaveProperty('mend');
    expect(small[0]?.detail).toMatch(/make the design larger\.$/);
  });

  const side = fc.integer({ min: 100, max: 900 }).map((tenths) => tenths / 10);
  const micro = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((value) => value / 1000);

  it('remove the fault that they are offered for, whatever the sticker', () => {
    const code = fc.record({ size: micro(95).map((size) => size + 5), x: micro(100), y: micro(100) });
    const worse = { ok: 0, warning: 1, error: 2 };
    fc.assert(
      fc.property(
        fc.record({ width: side, height: side }),
        code,
        fc.constantFrom(25, 29, 33, 57),
        (design, qr, modules) => {
          for (const { id, level, mend } of checkScanning(on(design, qr), modules, false)) {
            if (!mend) continue;
            const after = checkScanning({ design, qr: mend.qr }, modules, false);
            const same = after.find((found) => found.id === id)?.level ?? 'ok';
            expect(worse[same]).toBeLessThan(worse[level]);
            // What is applied is never cut off.
            expect(after.find((found) => found.id === 'edge')?.level).not.toBe('error');
          }
        },
      ),
    );
  });

  it('place a code inside for good: to the cutter’s millimetre wherever there is room for it', () => {
    fc.assert(
      fc.property(fc.record({ width: side, height: side }), micro(100), micro(100), (design, x, y) => {
        const size = Math.min(design.width, design.height) - 2;
        const edge = checkScanning(on(design, { size, x, y }), 29, false).find(({ id }) => id === 'edge');
        if (!edge?.mend) return;
        const after = checkScanning({ design, qr: edge.mend.qr }, 29, false);
        expect(after.find(({ id }) => id === 'edge')).toBeUndefined();
      }),
    );
  });
});
