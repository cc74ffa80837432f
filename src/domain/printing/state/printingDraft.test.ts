import { expect, it } from 'vitest';

import type { Design } from '../design/design';
import { defaultPrintSettings } from '../settings/printSettings';
import { createPrintingDraft, resumeDraft } from './printingDraft';
import { createPrintingState } from './printingState';

const design: Design = { href: 'blob:1', name: 'art.png', kind: 'raster', originalSize: { width: 500, height: 600 } };
const reopenDesign = (closedDesign: Design) => ({ ...closedDesign, href: `${closedDesign.href} again` });
const selectedTags = ['A1', 'B2'];
const settings = { ...defaultPrintSettings, quantity: 24 };
const stateOnLeaving = { ...createPrintingState(false), settings, design, page: 1, printStatus: 'blocked' as const };

it('restores what the user entered, and the design with a new URL', () => {
  expect(resumeDraft(createPrintingDraft(stateOnLeaving, []), [], reopenDesign)).toEqual({
    ...stateOnLeaving,
    design: { ...design, href: 'blob:1 again' },
    printStatus: 'idle',
  });
});

it('prints tags that were selected meanwhile, one sticker of each', () => {
  const resumedState = resumeDraft(createPrintingDraft(stateOnLeaving, []), selectedTags, reopenDesign);
  expect(resumedState.tags.source).toBe('selected');
  expect(resumedState.settings.quantity).toBe(1);
});

it('keeps another source while the selected tags stay the same', () => {
  const { tags } = resumeDraft(createPrintingDraft(stateOnLeaving, selectedTags), selectedTags, reopenDesign);
  expect(tags.source).toBe('sample');
});
