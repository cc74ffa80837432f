import { readFileSync } from 'node:fs';

import type { BrowserName, CompatStatement } from '@mdn/browser-compat-data';
import ts from 'typescript';

import { minimumBrowsers } from '../../scripts/site/minimumBrowsers';

/** Entry of an interface or of a member in MDN's data. Its other properties are the entries of its own members. */
type CompatEntry = { readonly [member: string]: CompatEntry } & { readonly __compat?: CompatStatement };

const dataFile = new URL(import.meta.resolve('@mdn/browser-compat-data'));
const { api } = JSON.parse(readFileSync(dataFile, 'utf8')) as { api: Record<string, CompatEntry> };

/** Maps the name of a browser in a browserslist to its name in MDN's data. */
const mdnNames: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
};

const isNewer = (version: string, minimum: string) => version.localeCompare(minimum, 'en', { numeric: true }) > 0;

/** True if all minimum browsers support a feature. Reads MDN's first statement, which is about the newest versions. */
function isSupported({ __compat: compat }: CompatEntry): boolean {
  return minimumBrowsers.every(({ name, version }) => {
    const [statement] = [compat?.support[mdnNames[name] ?? 'chrome'] ?? []].flat();
    const versionAdded = statement?.version_added;
    return typeof versionAdded === 'string' && !isNewer(versionAdded.replace('≤', ''), version);
  });
}

/** DOM interfaces, members and global functions that a minimum browser lacks, such as 'AbortSignal.any_static'. */
const unsupportedFeatures = new Set(
  Object.entries(api).flatMap(([owner, entry]) => [
    ...(isSupported(entry) ? [] : [owner]),
    ...Object.keys(entry)
      .filter((key) => key !== '__compat' && !isSupported(entry[key] ?? {}))
      .map((key) => `${owner}.${key}`),
  ]),
);
const unsupportedNames = new Set(
  [...unsupportedFeatures].map((feature) => (feature.split('.').at(-1) ?? '').replace('_static', '')),
);

/**
 * Returns the browser feature that a symbol declares, if a minimum browser lacks it; undefined otherwise. Only symbols
 * of TypeScript's DOM types are browser features.
 */
function findFeature(symbol: ts.Symbol): string | undefined {
  for (const declaration of symbol.declarations ?? []) {
    if (!declaration.getSourceFile().fileName.includes('/lib.dom')) continue;
    const { parent } = declaration;
    const isStatic = ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent);
    const owner = isStatic ? parent.parent : parent;
    const features =
      ts.isInterfaceDeclaration(owner) || ts.isVariableDeclaration(owner)
        ? [`${owner.name.getText()}.${symbol.name}${isStatic ? '_static' : ''}`]
        : [symbol.name, `Window.${symbol.name}`];
    const feature = features.find((candidate) => unsupportedFeatures.has(candidate));
    if (feature !== undefined) return feature;
  }
  return undefined;
}

/** Returns the DOM features that source files use and a minimum browser lacks, each with the files that use it. */
export function findUnsupportedFeatures(fileNames: readonly string[]): Map<string, Set<string>> {
  const configFile = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(configFile.config, ts.sys, process.cwd());
  const program = ts.createProgram(fileNames, options);
  const typeChecker = program.getTypeChecker();
  const filesByFeature = new Map<string, Set<string>>();
  for (const fileName of fileNames) {
    const visit = (node: ts.Node) => {
      const isCandidate = ts.isIdentifier(node) && unsupportedNames.has(node.text);
      const symbol = isCandidate ? typeChecker.getSymbolAtLocation(node) : undefined;
      const feature = symbol && findFeature(symbol);
      if (feature !== undefined) filesByFeature.set(feature, (filesByFeature.get(feature) ?? new Set()).add(fileName));
      ts.forEachChild(node, visit);
    };
    const file = program.getSourceFile(fileName);
    if (file) visit(file);
  }
  return filesByFeature;
}
