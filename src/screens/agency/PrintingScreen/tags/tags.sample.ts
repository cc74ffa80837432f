import type { CodeListFile } from '~/domain/printing/codes/codeListFile';
import { defaultTagSourceSettings } from '~/domain/printing/codes/tagSource';
import type { ListSourceSettings, TagSourceSettings } from '~/domain/printing/codes/tagSource';

export const createListEntries = (entries: Partial<ListSourceSettings>): TagSourceSettings => ({
  ...defaultTagSourceSettings,
  source: 'list',
  list: { ...defaultTagSourceSettings.list, ...entries },
});

/** 120 numbered codes, from AIR-0001 to AIR-0120. */
export const airCodes = Array.from({ length: 120 }, (_, index) => `AIR-${String(index + 1).padStart(4, '0')}`);

/** `airCodes` in the second column of a table with a header. */
export const codeListFile: CodeListFile = {
  name: 'windscreen-stickers-of-the-gulf-2026-06.csv',
  rows: [['Owner', 'Hexacode'], ...airCodes.map((code) => ['Ann', code])].map((cells, index) => ({
    line: index + 1,
    cells,
  })),
};
