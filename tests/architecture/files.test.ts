import { expect, it } from 'vitest';

import { product } from '~/domain/brand';

import { readFiles } from './readFiles';

const files = readFiles('src', /\.tsx?$/);

const isStory = (file: string) => file.endsWith('.stories.tsx');
const isTestFile = (file: string) => /\.(stories|stage|test)\.tsx?$|\.(play|sample)\.ts$/.test(file);

/** Pairs of the path and the text of each file, except stories and tests. */
const sources = Object.entries(files).filter(([file]) => !isStory(file) && !/\.test\.ts$/.test(file));
/** Paths of the files of the product: all except tests, stories, sample data, and helpers for them. */
const productFiles = Object.keys(files).filter((file) => !isTestFile(file));

const findFiles = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

it("contains the product's name in one file only", () => {
  expect(findFiles(new RegExp(product.name))).toEqual(['/src/domain/brand.ts']);
});

it('has colour values in the tokens only', () => {
  // The colours on stickers are not tokens, since users choose them.
  const filesWithColours = findFiles(/#[0-9a-fA-F]{6}\b/).filter((file) => !file.startsWith('/src/domain/printing/'));
  expect(filesWithColours).toEqual(['/src/components/theme/tokens.ts']);
});

it('uses logical properties, which work in right-to-left languages', () => {
  const physicalProperties =
    /\b(margin|padding|border)(Left|Right)\b|\btextAlign: '(left|right)'|\b(ml|mr|pl|pr)=\{|\b(ml|mr|pl|pr): /;
  expect(findFiles(physicalProperties)).toEqual([]);
});

it('draws the code of a collar tag, a windshield sticker or an award in one component each', () => {
  // The files in `TagDrawing` draw the collar tag, the windshield sticker and the award. The other files draw products
  // that are coming soon, other parts of the bundle for awards, and codes that are not on a tag.
  expect(findFiles(/<TagCode\b/)).toEqual([
    '/src/components/brand/ProductIllustration/AdvertsPicture.tsx',
    '/src/components/brand/ProductIllustration/AnchorPicture.tsx',
    '/src/components/brand/ProductIllustration/AtlasPicture.tsx',
    '/src/components/brand/TagDrawing/AllyTag.tsx',
    '/src/components/brand/TagDrawing/AutoSticker.tsx',
    '/src/components/brand/TagDrawing/Award.tsx',
    '/src/components/site/DownloadPanel/AppComingSoon.tsx',
    '/src/components/site/DownloadPanel/StoreLinks.tsx',
    '/src/components/site/StepList/accoladesStepPictures.tsx',
    '/src/screens/site/ProductScreen/accolades/BundlePicture.tsx',
  ]);
});

const lineLimits: readonly { kind: string; maxLines: number; appliesTo: (file: string) => boolean }[] = [
  { kind: 'a story file', maxLines: 120, appliesTo: isStory },
  {
    kind: 'a component',
    maxLines: 150,
    appliesTo: (file) => /^\/src\/(components|screens)\/.*\.tsx$/.test(file) && !isTestFile(file),
  },
  {
    kind: 'a file of the domain',
    maxLines: 200,
    appliesTo: (file) => file.startsWith('/src/domain/') && !isTestFile(file),
  },
];

it.each(lineLimits)('keeps $kind within $maxLines lines', ({ maxLines, appliesTo }) => {
  const lineCounts = Object.entries(files).map(([file, text]) => ({ file, lines: text.trimEnd().split('\n').length }));
  const checkedFiles = lineCounts.filter(({ file }) => appliesTo(file));
  expect(checkedFiles.length).toBeGreaterThan(10);
  expect(checkedFiles.filter(({ lines }) => lines > maxLines)).toEqual([]);
});

/**
 * Returns groups of files that share a base name. Screens, routes, layouts and columns of `admin` may have the names of
 * those of `agency`.
 */
function findSharedNames(paths: readonly string[]): string[][] {
  const areaPattern = /^\/src\/(?:screens|app)\/(admin|agency)\/.*?(?:Screen|Route|Layout|Columns)(?:\.copy)?\.tsx?$/;
  const pathsByName = new Map<string, string[]>();
  for (const path of paths) {
    const name = path
      .slice(path.lastIndexOf('/') + 1)
      .replace(/\.tsx?$/, '')
      .toLowerCase();
    const key = `${areaPattern.exec(path)?.[1] ?? ''}/${name}`;
    pathsByName.set(key, [...(pathsByName.get(key) ?? []), path]);
  }
  return [...pathsByName.values()].filter((group) => group.length > 1);
}

it('has no two files of the same name', () => {
  expect(findSharedNames(productFiles)).toEqual([]);
});

it('finds two files of the same name, except in the admin and agency areas', () => {
  const [first, second] = ['/src/components/data/Button.tsx', '/src/components/inputs/button.ts'];
  expect(findSharedNames([first, second, '/src/components/data/Link.tsx'])).toEqual([[first, second]]);
  expect(findSharedNames(['/src/screens/admin/TagsScreen.tsx', '/src/screens/agency/TagsScreen.tsx'])).toEqual([]);
});
