import { expect, it } from 'vitest';

import table from '../../docs/reliability.md?raw';
import { readFiles } from './readFiles';

const files = {
  ...readFiles('src', /\.(test\.ts|stories\.tsx)$/),
  ...readFiles('tests/app', /\.test\.ts$/),
};

/** The rows of the table in docs/reliability.md, each as a list of its cells. */
const rows = table
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()));

/** Returns the tests that a cell names and no file contains. */
function findMissingTests(cell: string): string[] {
  return cell.split('<br>').filter((test) => {
    const [, file = '', name = ''] = /^`([\w.]+)` (.+)$/.exec(test) ?? [];
    return !Object.entries(files).some(([path, text]) => path.endsWith(`/${file}`) && text.includes(name));
  });
}

it('names existing tests for each of the 70 faults', () => {
  expect(rows.map(([number]) => number)).toEqual(Array.from({ length: 70 }, (_, index) => String(index + 1)));
  expect(rows.flatMap(([, , , tests = '']) => findMissingTests(tests))).toEqual([]);
});

it('finds tests that do not exist', () => {
  expect(findMissingTests('`days.test.ts` no such test')).toHaveLength(1);
  expect(findMissingTests('`none.test.ts` subtractMonths<br>`days.test.ts` subtractMonths')).toHaveLength(1);
});
