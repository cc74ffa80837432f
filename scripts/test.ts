/**
 * `npm test`: runs the steps below and prints a table of the results. `npm run test:full` runs the tests with all of
 * their cases, and mutation tests of the domain.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { ensureBrowser, ensureFirefox, ensurePdfReaders, ensureWebKit, ensureWebServers } from './tools';

type Step = { name: string; command: string; env?: Record<string, string> };
type TestCounts = { passed: number; failed: number; failedTests: readonly string[] };
type StepResult = Step & TestCounts & { seconds: number };

const isFullRun = process.argv.includes('--full');
/** Environment variables that make tests run with all of their cases, in a full run only. */
const fullRunEnv = isFullRun ? { EXHAUSTIVE: 'yes', PROPERTY_RUNS: '10000' } : {};

const reportsFolder = '.cache/test-reports';

/** Folder for the temporary files of all steps, which is removed at the end. */
const temporaryFolder = mkdtempSync(join(tmpdir(), 'tests-'));
process.on('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }));

const createNpmStep = (name: string, script: string): Step => ({ name, command: `npm run --silent ${script}` });

/** Returns a step that runs a Vitest project and writes a report, from which `readReport` reads the results. */
const createVitestStep = (name: string, project: string, env = {}): Step => ({
  name,
  command: `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json='${reportsFolder}/${name}.json'`,
  env,
});

/** Environment variables that select React's production build, with which stories run twice as fast. */
const productionEnv = { NODE_ENV: 'production' };

/** The steps. Groups run one after another. Within a group, up to two steps run at the same time. */
const stepGroups: readonly (readonly Step[])[] = [
  [
    createNpmStep('format', 'format:check'),
    createNpmStep('lint and types', 'lint'),
    createNpmStep('site build', 'build -- --unset --check-sizes'),
    createNpmStep('boundaries', 'boundaries'),
  ],
  [
    // The stories start first, since they take as long as the other steps of this group together.
    createVitestStep('stories', 'stories', productionEnv),
    createVitestStep('unit', 'unit'),
    createNpmStep('Storybook build', 'build-storybook -- --test'),
    createVitestStep('engines', 'engines'),
  ],
  [createVitestStep('app', 'app')],
  // Mutation tests use the default 100 cases of each property. With 10,000 random cases, they would take days.
  ...(isFullRun ? [[{ ...createNpmStep('mutations', 'mutations'), env: { PROPERTY_RUNS: '' } }]] : []),
];

function runStep(step: Step): Promise<StepResult> {
  const { name, command, env } = step;
  const start = performance.now();
  console.log(`\n── ${name}: ${command}`);
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
        ...process.env,
        TMPDIR: temporaryFolder,
        ...fullRunEnv,
        ...env,
      },
    });
    child.on('close', (code) => {
      const counts = readReport(name) ?? { passed: code === 0 ? 1 : 0, failed: 0, failedTests: [] };
      // A step can fail without a failed test, for example if it crashes.
      const failed = code === 0 ? 0 : Math.max(1, counts.failed);
      resolve({ ...step, ...counts, failed, seconds: (performance.now() - start) / 1000 });
    });
  });
}

type TestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly { name: string; assertionResults: readonly { status: string; fullName: string }[] }[];
};

/** Returns the results in a step's report; undefined if the step writes no report. */
function readReport(name: string): TestCounts | undefined {
  try {
    const text = readFileSync(`${reportsFolder}/${name}.json`, 'utf8');
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as TestReport;
    const failedTests = testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative('.', file)}: ${fullName}`),
    );
    return { passed: numPassedTests, failed: numFailedTests, failedTests };
  } catch {
    return undefined;
  }
}

function printSummary(results: readonly StepResult[]) {
  console.log();
  for (const { name, seconds, passed, failed, failedTests } of results) {
    const status = failed ? 'FAILED' : 'ok    ';
    const time = `${seconds.toFixed(0).padStart(4)} s`;
    console.log(`${status} ${name.padEnd(16)} ${time}  ${passed} passed, ${failed} failed`);
    for (const test of failedTests) console.log(`         ${test}`);
  }
  const sumCounts = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sumCounts('passed')} passed, ${sumCounts('failed')} failed`);
}

if (!ensureBrowser()) {
  console.error('The tests need Chromium or Chrome. Install one or set CHROMIUM_PATH, then run "npm test" again.');
  process.exit(1);
}
const missingPrograms = [
  ...ensurePdfReaders(),
  ...ensureWebServers(),
  ...(ensureFirefox() === undefined ? ['Firefox'] : []),
  ...(ensureWebKit() === undefined ? ['WebKitGTK (webkit2gtk-driver, xvfb)'] : []),
];
if (missingPrograms.length > 0) {
  console.warn(`\nSKIPPED: tests that need ${missingPrograms.join(', ')}. Install them to run these tests.`);
  if (process.env.CI) process.exit(1);
}

rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });
const results: StepResult[] = [];
for (const group of stepGroups) {
  const queue = [...group];
  const runQueuedSteps = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step));
  };
  await Promise.all([runQueuedSteps(), runQueuedSteps()]);
  // Stops after the first group with a failed step, so that the failure is at the end of the output.
  if (results.some(({ failed }) => failed > 0)) break;
}
printSummary(results);
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
