import { product } from '~/domain/brand';
import { createSelectOptions } from '~/domain/selectOptions';
import { maxTextLines } from '~/domain/printing/settings/textLine';
import type { TextFont, TextLine, TextWeight } from '~/domain/printing/settings/textLine';

const fontLabels: Record<TextFont, string> = { figtree: 'Figtree', bricolage: 'Bricolage' };
const weightLabels: Record<TextWeight, string> = { regular: 'Regular', bold: 'Bold' };
const alignmentLabels: Record<TextLine['align'], string> = { left: 'Left', centre: 'Centre', right: 'Right' };

function summarizeLines(lines: readonly TextLine[]): string {
  if (lines.length === 0) return 'None';
  return lines.length === 1 ? '1 line' : `${lines.length} lines`;
}

export const textLinesCopy = {
  title: 'Text',
  summary: summarizeLines,
  intro: `Print “Scan me”, a name or any column of your list. ${product.name} prints Latin and Arabic letters.`,
  add: 'Add text',
  full: `Up to ${maxTextLines} lines.`,
  lines: 'Text lines',
  lineName: (index: number, { text }: TextLine) => ({ number: `${index + 1}`, text: text.trim() || 'Empty' }),
  text: 'Text',
  insert: 'Insert',
  insertNote: 'Names in braces are replaced on each sticker.',
  fallback: 'If a cell is empty, print',
  font: 'Font',
  fonts: createSelectOptions(fontLabels),
  weight: 'Weight',
  weights: createSelectOptions(weightLabels),
  size: 'Size, capital height',
  colour: 'Text colour',
  align: 'Alignment',
  alignments: createSelectOptions(alignmentLabels),
  width: 'Line width',
  shrink: 'Shrink long texts to fit',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  lineActions: (index: number) => `Text line ${index + 1}`,
  notLoaded: "The fonts didn't load, so your text isn't on your stickers. Check your connection and try again.",
  retry: 'Try again',
} as const;
