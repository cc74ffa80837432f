import { readdirSync, readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

/** Returns the names of the Lucide icons that the product uses, in alphabetical order. */
function readIconNames(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!stories)\.tsx?$/.test(path),
  );
  const names = files.flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(/from 'lucide-react\/icons\/([\w-]+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(names)].sort();
}

/** Vite plugin for the module 'virtual:icons', whose default export contains the used icons by name. */
export function iconPlugin(): Plugin {
  const id = 'virtual:icons';
  return {
    name: 'icons',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => {
      if (source !== `\0${id}`) return undefined;
      const names = readIconNames();
      const imports = names.map((name, index) => `import icon${index} from 'lucide-react/icons/${name}';`);
      return `${imports.join('\n')}\nexport default {${names.map((name, index) => `'${name}': icon${index}`).join()}};`;
    },
  };
}
