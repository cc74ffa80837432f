import type { Manifest } from 'vite';

import type { RouteBudget } from './budgets.table';

/** Returns the files of a module and of the modules that it imports statically, directly or indirectly. */
export function collectFiles(manifest: Manifest, module: string, collected = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (!chunk || collected.has(chunk.file)) return collected;
  collected.add(chunk.file);
  for (const importedModule of chunk.imports ?? []) collectFiles(manifest, importedModule, collected);
  return collected;
}

export type RouteSizes = {
  budget: RouteBudget;
  documentBytes: number;
  scriptBytesBeforeStart: number;
  scriptBytesAfterStart: number;
};

/**
 * Returns the sizes of the routes in bytes: the document, and the scripts before and after the start of the app. Before
 * the start, a prerendered page loads only the boot script. `getSize` returns the compressed size of a built file.
 */
export function measureRoutes(
  budgets: readonly RouteBudget[],
  manifest: Manifest,
  getSize: (file: string) => number,
): RouteSizes[] {
  const bootModule = Object.keys(manifest).find((key) => manifest[key]?.name === 'boot') ?? 'boot';
  const sumSizes = (modules: readonly string[]) => {
    for (const module of modules) if (!manifest[module]) throw new Error(`The build has no chunk of ${module}.`);
    const files = new Set(modules.flatMap((module) => [...collectFiles(manifest, module)]));
    return [...files].reduce((total, file) => total + getSize(file), 0);
  };
  return budgets.map((budget) => {
    const modules = ['main.tsx', ...budget.modules].map((module) => `src/app/${module}`);
    const scriptBytesAfterStart = sumSizes([bootModule, ...modules]);
    const scriptBytesBeforeStart = budget.startsAtOnce ? scriptBytesAfterStart : sumSizes([bootModule]);
    return { budget, documentBytes: getSize(budget.documentFile), scriptBytesBeforeStart, scriptBytesAfterStart };
  });
}

/** Returns an error message for each size that exceeds its limit. */
export function listExceededLimits(sizes: readonly RouteSizes[]): string[] {
  return sizes.flatMap(({ budget, documentBytes, scriptBytesBeforeStart, scriptBytesAfterStart }) =>
    (
      [
        ['document', documentBytes, budget.maxDocumentBytes],
        ['scripts of the first load', scriptBytesBeforeStart, budget.maxScriptBytesBeforeStart],
        ['scripts', scriptBytesAfterStart, budget.maxScriptBytesAfterStart],
      ] as const
    ).flatMap(([name, size, max]) => (size > max ? [`${budget.path}: ${name} ${size} > ${max} bytes`] : [])),
  );
}

/** Returns the sizes as a table with aligned columns. */
export function formatSizes(sizes: readonly RouteSizes[]): string {
  const rows = [
    ['route', 'document', 'scripts first', 'scripts after'],
    ...sizes.map(({ budget, documentBytes, scriptBytesBeforeStart, scriptBytesAfterStart }) => [
      budget.path,
      ...[documentBytes, scriptBytesBeforeStart, scriptBytesAfterStart].map(String),
    ]),
  ];
  return rows
    .map(([path = '', ...cells]) => path.padEnd(26) + cells.map((cell) => cell.padStart(15)).join(''))
    .join('\n');
}
