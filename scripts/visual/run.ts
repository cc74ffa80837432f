/**
 * `npm run test:visual`: takes the pictures of the built Storybook twice, and fails if two pictures of a story differ.
 * With `-- --against main`, compares the pictures with those of another commit instead.
 */
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { getLaunchOptions } from '../browser';
import { buildStorybook, buildStorybookOf } from './builds';
import { comparePasses } from './comparePasses';
import { takePictures } from './passes';
import { writeReport } from './report';

const { values: options } = parseArgs({
  options: {
    /** Commit whose pictures are the reference. Without it, two passes of the current Storybook are compared. */
    against: { type: 'string' },
    /** Compares only pictures whose names contain this text; '' compares all pictures. */
    only: { type: 'string', default: '' },
    /** Compares only every nth picture, for a faster check. */
    every: { type: 'string', default: '1' },
    /** Folder of a built Storybook. Without it, the current Storybook is built first. */
    built: { type: 'string' },
  },
});

const folder = '.cache/visual';
const storybookFolder = options.built ?? buildStorybook(`${folder}/storybook`);
const otherStorybookFolder =
  options.against === undefined ? storybookFolder : buildStorybookOf(options.against, folder);
const selection = { nameFilter: options.only, pictureStep: Number(options.every) };

// These options make the browser draw the same pixels each time, also at the edges of rounded corners.
const { args, ...browserOptions } = getLaunchOptions();
const browser = await chromium.launch({
  ...browserOptions,
  args: [...args, '--disable-partial-raster', '--num-raster-threads=1'],
});
const picturesBefore = await takePictures({
  browser,
  storybookFolder: otherStorybookFolder,
  folder: `${folder}/before`,
  ...selection,
});
// Takes the pictures in reverse order, which reveals stories that depend on other stories. Without `--against`, the
// browser's date is also 400 days later, which reveals stories that depend on the current date.
const picturesAfter = await takePictures({
  browser,
  storybookFolder,
  folder: `${folder}/after`,
  ...selection,
  isReversed: true,
  daysAhead: options.against === undefined ? 400 : 0,
});
await browser.close();
if (picturesBefore.length === 0) throw new Error('No picture matches --only and --every. Change these options.');

const comparison = await comparePasses(picturesBefore, picturesAfter, `${folder}/difference`);
const reportPath = writeReport(comparison, folder);
for (const { name, message } of comparison.differences) console.log(`${name}: ${message}`);
console.log(`${comparison.equalCount} pictures are equal, ${comparison.differences.length} differ. ${reportPath}`);
process.exitCode = comparison.differences.length > 0 ? 1 : 0;
