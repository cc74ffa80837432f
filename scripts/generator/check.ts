/**
 * Generates one of each in a copy of the tree and looks at what comes out: types, lint, format, layers, and its tests
 * and stories together with those of the architecture. The copy lies inside the tree, so that it finds the packages, and
 * is gone afterwards.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const copy = join(root, '.cache/generated');
const programs = join(root, 'node_modules/.bin');

/** What the tests and the generator read. */
const copied = [
  ...['src', 'tests/architecture', 'tests/setup', 'scripts', '.storybook', 'public'],
  ...['package.json', 'tsconfig.json', 'tsconfig.domain.json', 'eslint.config.js', '.prettierrc.json'],
  ...['.dependency-cruiser.cjs', 'vite.config.ts', 'vitest.config.ts', 'index.html'],
];

const components = ['src/components/data/GeneratedPart'];
// One that stands in a layout and one that stands alone.
const areas = ['admin', 'signIn'];
const screens = areas.map((area) => `src/screens/${area}/GeneratedPlaceScreen`);
const lists = ['src/domain/generatedThing', 'src/screens/admin/generatedThings'];
const containers = ['src/app/admin/GeneratedThingsRoute.tsx'];
const files = [...components, ...screens, ...lists, ...containers];
const addedTo = ['src/app/routing/routes.tsx', 'src/app/data/sample/createSampleData.ts', 'src/domain/paths.ts'];
const list = ['list', 'GeneratedThing', 'GeneratedThings'];
const wanted = [
  ['component', 'data', 'GeneratedPart'],
  ...areas.map((area) => ['screen', area, 'GeneratedPlace']),
  list,
];

type Run = { passed: boolean; said: string };

/** Runs a program in the copy and says how it went; with `refusal` it has to fail and to say that. */
function run(name: string, program: string, words: readonly string[], refusal?: string): Promise<Run> {
  return new Promise((done) => {
    let said = '';
    // Vite bundles its configuration; a later version will not, and warns of every import in it without an extension.
    const env = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
    const child = spawn(join(programs, program), words, { cwd: copy, env });
    const keep = (text: Buffer) => (said += text.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (code: number | null) => {
      const passed = refusal === undefined ? code === 0 : code !== 0 && said.includes(refusal);
      console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}${passed ? '' : `\n${said}`}`);
      done({ passed, said });
    };
    child.on('error', () => end(1));
    child.on('close', end);
  });
}

const generate = (words: readonly string[], refusal?: string) =>
  run(`new ${words.join(' ')}`, 'tsx', ['scripts/generator/new.ts', ...words], refusal);

/** Only what was generated and what it reaches is compiled: the whole is, before this. */
function narrow(config: string, include: readonly string[]) {
  const path = join(copy, config);
  const settings = JSON.parse(readFileSync(path, 'utf8')) as { include: readonly string[] };
  writeFileSync(path, JSON.stringify({ ...settings, include }));
}

/** The packages lie two folders further up than these tools look for them. */
function reachPackages() {
  const layers = join(copy, '.dependency-cruiser.cjs');
  writeFileSync(layers, readFileSync(layers, 'utf8').replaceAll('^node_modules/', '^../../node_modules/'));
  writeFileSync(
    join(copy, 'vitest.generated.ts'),
    `import { mergeConfig } from 'vitest/config';
     import config from './vitest.config.ts';
     export default mergeConfig(config, { cacheDir: '../generated-vite', server: { fs: { allow: ['../..'] } } });`,
  );
}

async function check(): Promise<boolean> {
  for (const words of wanted) if (!(await generate(words)).passed) return false;
  const missing = files.filter((file) => !existsSync(join(copy, file)));
  if (missing.length > 0) {
    console.log(`FAILED ${missing.join(', ')}: not generated`);
    return false;
  }
  narrow('tsconfig.json', [...files, ...addedTo, 'src/**/*.d.ts', '.storybook/*']);
  narrow('tsconfig.domain.json', ['src/domain/generatedThing']);
  // Two at a time, for as many hands as small machines have.
  const compiled = run('types', 'tsc', ['-p', 'tsconfig.json']);
  const linted = run('lint', 'eslint', [...files, ...addedTo, '--max-warnings', '0']);
  const still = await Promise.all([compiled, linted]);
  const others = Promise.all([
    run('format', 'prettier', ['--check', ...files, ...addedTo]),
    run('types of the domain', 'tsc', ['-p', 'tsconfig.domain.json']),
    run('layers', 'depcruise', [...files, '--config', '.dependency-cruiser.cjs']),
    generate(list, 'Already there'),
  ]);
  const tests = run('tests and stories', 'vitest', [
    ...['run', '--config', 'vitest.generated.ts', '--project', 'unit', '--project', 'stories'],
    ...[...components, ...screens, ...lists, 'tests/architecture'],
  ]);
  return [...still, ...(await others), await tests].every(({ passed }) => passed);
}

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
for (const path of copied) cpSync(join(root, path), join(copy, path), { recursive: true });
reachPackages();
const passed = await check().finally(() => rmSync(copy, { recursive: true, force: true }));
process.exit(passed ? 0 : 1);
