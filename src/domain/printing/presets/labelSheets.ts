import { formatNumber } from '../../number/formatNumber';
import { foldText, createSearchableText, createTextMatcher } from '../../text/textSearch';
import { averyA4Sheets } from './averyA4Sheets';
import { hermaSheets } from './hermaSheets';
import { formatLabelSheetName } from './labelSheet';
import type { LabelSheet } from './labelSheet';
import { letterSheets } from './letterSheets';
import { zweckformSheets } from './zweckformSheets';

/** All built-in label sheets. Their sources are named in the files that define them. */
export const labelSheets: readonly LabelSheet[] = [
  ...averyA4Sheets,
  ...hermaSheets,
  ...zweckformSheets,
  ...letterSheets,
];

/** Returns the label sheet with this name, such as 'Avery L7160'; undefined if there is none. */
export const findLabelSheet = (name: string) => labelSheets.find((sheet) => formatLabelSheetName(sheet) === name);

/** Returns the searchable text of a label sheet, for example with '63.5 x 38.1' and '21 per sheet'. */
function getSearchText({ maker, productNumbers, paper, labelSize, columns, rows, shape }: LabelSheet): string {
  const sizesInMm = [labelSize.width, labelSize.height].map((mm) => formatNumber(mm, 1));
  const sizesInInches = [labelSize.width, labelSize.height].map((mm) => formatNumber(mm / 25.4, 3));
  const shapeName =
    shape.kind === 'round' ? `round circle ${labelSize.width === labelSize.height ? '' : 'oval'}` : 'rectangle';
  return createSearchableText([
    maker,
    ...productNumbers,
    sizesInMm.join(' x '),
    sizesInMm.join('x'),
    ...(paper.name === 'Letter' ? [`${sizesInInches.join(' x ')} in`, sizesInInches.join('x')] : []),
    `${columns * rows} per sheet`,
    `${paper.name} ${paper.orientation} ${shapeName}`,
  ]);
}

const searchEntries = labelSheets.map((sheet) => ({ sheet, text: getSearchText(sheet) }));

/**
 * Returns the label sheets that match a search by product number, maker, label size, labels per sheet, paper or shape.
 * Those with the most whole words of the search come first: '8160' finds 8160 before J8160. If nothing matches,
 * suffixes and then prefixes of product numbers are ignored, since shops add some: 'L4731REV' finds 4731.
 */
export function searchLabelSheets(search: string): readonly LabelSheet[] {
  const withoutSuffixes = search.replace(/\b([a-z]{0,3}\d{3,})[a-z]*(-\w+)*\b/gi, '$1');
  const searches = [search, withoutSuffixes, withoutSuffixes.replace(/\b[a-z]{1,3}(?=\d{3})/gi, '')];
  return searches.map(matchSheets).find((foundSheets) => foundSheets.length > 0) ?? [];
}

function matchSheets(search: string): readonly LabelSheet[] {
  // Users type sizes with a multiplication sign or an x, and with decimal points or commas.
  const query = foldText(search.replace(/×/g, 'x').replace(/(\d),(\d)/g, '$1.$2'));
  const matchesQuery = createTextMatcher(query);
  const countWholeWords = (text: string) => {
    const words = new Set(text.split(/\s/));
    return query.split(/\s/).filter((word) => word !== '' && words.has(word)).length;
  };
  return searchEntries
    .filter(({ text }) => matchesQuery(text))
    .map(({ sheet, text }) => ({ sheet, wholeWordCount: countWholeWords(text) }))
    .sort((a, b) => b.wholeWordCount - a.wholeWordCount)
    .map(({ sheet }) => sheet);
}
