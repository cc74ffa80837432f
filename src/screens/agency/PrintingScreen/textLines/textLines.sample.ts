import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { createTextLine } from '~/domain/printing/settings/textLine';
import type { TextLine } from '~/domain/printing/settings/textLine';

import { createListEntries } from '../tags/tags.sample';

const defaultLine = createTextLine(defaultPrintSettings.design, []);

/**
 * Returns an initial state with text lines. Each argument contains the settings in which a line differs from the
 * default line.
 */
export const createStateWithLines = (...lines: Partial<TextLine>[]) => ({
  settings: { ...defaultPrintSettings, textLines: lines.map((line) => ({ ...defaultLine, ...line })) },
});

/** List whose column 'Owner' contains a long name and an empty cell. */
export const ownerList = createListEntries({
  text: 'Hexacode\tOwner\nAIR-01\tMaximiliane von Hohenstein-Wittelsbach\nAIR-02\t',
});
