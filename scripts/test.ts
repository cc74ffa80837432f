/**
 * Everything the project promises, in one command: `npm test`. Says what it does, how long it took and what failed.
 * With `--full` (`npm run test:full`) what takes long as well: properties on many cases, every story in the dark, and a
 * thousand printed codes read one by one.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { ensureBrowser, ensureSheetReaders } from './tools';

type Step = { name: string; words: readonly string[]; countsTests?: boolean; env?: Record<string, string> };
type Result = { name: string; seconds: number; passed: number; failed: number; failures: readonly string[] };

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

const npm = (script: string): readonly string[] => ['npm', 'run', '--silent', script];
/** React as users get it, which takes half the time; in Storybook itself it looks out for faults of use as well. */
const asBuilt = { NODE_ENV: 'production' };
const vitest = (project: string, name = project): readonly string[] => [
  ...['npx', 'vitest', 'run', '--project', project, '--reporter=default', '--reporter=json'],
  `--outputFile.json=${join(reports, `${name}.json`)}`,
];

/** What stands in one group runs side by side: each is busy with about one core. */
type Group = readonly Step[];

const groups: readonly Group[] = [
  [
    { name: 'types', words: npm('typecheck') },
    { name: 'lint', words: npm('lint') },
    { name: 'format', words: npm('format:check') },
    { name: 'boundaries', words: npm('boundaries') },
  ],
  [{ name: 'unit', words: vitest('unit'), countsTests: true }],
  [{ name: 'stories', words: vitest('stories'), countsTests: true, env: asBuilt }],
  [
    { name: 'generator', words: ['npx', 'tsx', 'scripts/generator/check.ts'] },
    { name: 'Storybook build', words: npm('build-storybook') },
    { name: 'site build', words: [...npm('build'), '--', '--unset'] },
  ],
  [{ name: 'app', words: vitest('app'), countsTests: true }],
];

const exhaustive: Group = [
  { name: 'many cases', words: vitest('unit', 'many cases'), countsTests: true, env: { PROPERTY_RUNS: '10000' } },
  {
    name: 'in the dark',
    words: vitest('stories', 'in the dark'),
    countsTests: true,
    env: { ...asBuilt, VITE_STORY_SCHEME: 'dark' },
  },
  { name: 'a thousand', words: vitest('app', 'a thousand'), countsTests: true, env: { EXHAUSTIVE: 'yes' } },
];

/** Vite bundles its configuration; a later version will not, and warns of every import in it without an extension. */
const quiet = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

function run({ name, words, countsTests, env = {} }: Step): Promise<Result> {
  const [command = '', ...rest] = words;
  const started = performance.now();
  console.log(`\n── ${name}: ${words.slice(0, 5).join(' ')}`);
  return new Promise((resolve) => {
    const child = spawn(command, rest, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...quiet, ...process.env, ...env },
    });
    const end = (code: number | null) => {
      const seconds = (performance.now() - started) / 1000;
      const counted = countsTests ? readReport(join(reports, `${name}.json`)) : { passed: 1, failed: 0, failures: [] };
      // A run that ends badly without a failed test (a crash, an error outside of tests) has failed all the same.
      const failed = code === 0 ? counted.failed : Math.max(1, counted.failed);
      const passed = code === 0 || countsTests ? counted.passed : 0;
      resolve({ name, seconds, passed, failed, failures: counted.failures });
    };
    child.on('error', () => end(1));
    child.on('close', end);
  });
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
};

/** What a step's tests have come to. The failed ones are named at the very end, where a long log is read first. */
function readReport(file: string): Pick<Result, 'passed' | 'failed' | 'failures'> {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const failures = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) =>
            `${relative('.', name)}: ${fullName}\n  ${failureMessages[0]?.slice(0, 300).replaceAll('\n', '\n  ') ?? ''}`,
        ),
    );
    return { passed: numPassedTests, failed: numFailedTests, failures };
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}

function stop(message: string): never {
  console.error(`\n${message}\n\n0 passed, 1 failed`);
  process.exit(1);
}

if (!ensureBrowser()) {
  stop(
    'The tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to the program, and run "npm test" again.',
  );
}
const missing = ensureSheetReaders();
if (missing.length > 0) {
  const message = `${missing.join(' and ')} not found: install poppler-utils and zbar-tools to have printed codes read.`;
  if (process.env.CI) stop(message);
  console.warn(`\nSKIPPED: ${message}`);
}

const results: Result[] = [];
const further = process.argv.includes('--full') ? exhaustive.map((step) => [step]) : [];
for (const group of [...groups, ...further]) {
  results.push(...(await Promise.all(group.map(run))));
  // A tree that does not hold together is not worth ten minutes of browser.
  if (group === groups[0] && results.some(({ failed }) => failed > 0)) break;
}
rmSync(reports, { recursive: true });

console.log('\n');
for (const { failures } of results) for (const failure of failures) console.log(`${failure}\n`);
for (const { name, seconds, passed, failed } of results) {
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(16)} ${seconds.toFixed(0).padStart(4)} s  ${passed} passed, ${failed} failed`,
  );
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
