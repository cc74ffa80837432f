import { addDomainImport, addToBlock } from './edits';
import type { Edit } from './edits';
import type { NameForms } from './names';

/** Where a list's name, message, address, data and route are written down, beside its own files. */
export function listEdits(one: NameForms, many: NameForms, address: string): Edit[] {
  const ofSample = `import { sample${many.Pascal} } from '~/domain/${one.camel}/${one.camel}.sample';`;
  const route = `import('../admin/${many.Pascal}Route').then((module) => module.${many.Pascal}Route)`;
  return [
    {
      file: 'src/domain/entityNames.ts',
      change: (text) => addToBlock(text, ['export const entityNames = {'], `${one.camel}: '${one.Title}',`),
    },
    {
      file: 'src/domain/lists/emptyMessages.ts',
      change: (text) =>
        addToBlock(text, ['export const emptyMessages = {'], `${many.camel}: 'No ${many.noun} found.',`),
    },
    {
      file: 'src/domain/paths.ts',
      change: (text) => addToBlock(text, ['  admin: {'], `${many.camel}: () => '/${address}',`),
    },
    {
      file: 'src/app/data/appData.ts',
      change: (text) =>
        addDomainImport(
          addToBlock(text, ['export type AdminData = {'], `${many.camel}: Collection<${one.Pascal}>;`),
          `import type { ${one.Pascal} } from '~/domain/${one.camel}/${one.camel}';`,
        ),
    },
    {
      file: 'src/app/data/sample/createSampleData.ts',
      change: (text) =>
        addDomainImport(
          addToBlock(text, ['admin: {'], `${many.camel}: createSampleCollection(sample${many.Pascal}(today)),`),
          ofSample,
        ),
    },
    {
      file: 'src/app/routing/routes.tsx',
      change: (text) =>
        addToBlock(text, ["'../admin/AdminArea'", 'children: ['], `page(paths.admin.${many.camel}(), () => ${route}),`),
    },
  ];
}

/** What a person has to decide. */
export function leftAfterList(one: NameForms, many: NameForms): string[] {
  return [
    `src/domain/${one.camel}: the fields, their rules and messages (with their tests)`,
    `${many.Pascal}Screen, ${one.camel}Columns.tsx and ${one.Pascal}Wizard: words, columns, fields (with their stories)`,
    `src/screens/admin/AdminLayout: an item of the navigation in AdminLayout.tsx, its icon, its word in AdminLayout.copy.ts`,
    `entityNames.test.ts and emptyMessages.test.ts in src/domain/shared: the new name and message`,
  ];
}
