import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import ts from 'typescript';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Runs `npm run new` with a temporary folder as its destination. Returns the text of each created file, by path. */
function runGenerator(...options: string[]): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  const plopCommand = [
    'node_modules/plop/bin/plop.js',
    '--plopfile',
    'scripts/generator/plopfile.ts',
    '--dest',
    folder,
  ];
  const { stderr } = spawnSync(join(root, 'node_modules/.bin/tsx'), [...plopCommand, ...options], { cwd: root });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  rmSync(folder, { recursive: true });
  if (texts.size === 0) throw new Error(stderr.toString());
  return texts;
}

it.each([
  ['component', 'data', 'TotalRow', 'src/components/data/TotalRow/TotalRow.tsx'],
  ['screen', 'admin', 'Reports', 'src/screens/admin/ReportsScreen/ReportsScreen.tsx'],
  ['screen', 'signIn', 'Reports', 'src/screens/signIn/ReportsScreen/ReportsScreen.tsx'],
])(
  'creates a %s in %s with valid syntax and with imports of files that exist',
  (kind, folder, name, path) => {
    const files = runGenerator(kind, folder, name);
    expect([...files.keys()]).toContain(path);
    for (const [file, text] of files) {
      const { diagnostics } = ts.transpileModule(text, {
        reportDiagnostics: true,
        fileName: file,
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
      });
      expect(diagnostics, file).toEqual([]);
      for (const [, importPath = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
        const targetPath = join(file, '..', importPath);
        const fileExists = ['.ts', '.tsx'].some(
          (extension) => files.has(targetPath + extension) || existsSync(join(root, targetPath + extension)),
        );
        expect([importPath, fileExists]).toEqual([importPath, true]);
      }
    }
  },
  30_000,
);
