/** `npm run new`: creates a component or a screen with its stories. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
import type { NodePlopAPI } from 'plop';

const root = resolve(import.meta.dirname, '../..');
const formatOptions = JSON.parse(readFileSync(`${root}/.oxfmtrc.json`, 'utf8')) as FormatConfig;

const componentGroups = readdirSync(`${root}/src/components`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The first level of each area's story titles, and the layout that its screens are shown in. */
const areas: Record<string, { Area: string; Layout?: string; Stage?: string; layoutProps?: string }> = {
  site: { Area: 'Site', Layout: 'SiteLayout', Stage: 'SiteStage', layoutProps: 'current={null}' },
  signIn: { Area: 'Sign in' },
  admin: { Area: 'Admin', Layout: 'AdminLayout', Stage: 'AdminStage', layoutProps: 'currentPath=""' },
  agency: { Area: 'Agency', Layout: 'AgencyLayout', Stage: 'AgencyStage', layoutProps: 'currentPath=""' },
};

const isPascalCase = (name: string) => /^([A-Z][a-z0-9]+)+$/.test(name) || 'Write it in PascalCase, like GiftCard.';

const choice = (name: string, message: string, choices: readonly string[]) => ({
  type: 'list',
  name,
  message,
  choices: [...choices],
});

/** Adds the files of a template folder. Fails if a file exists. */
const addTemplateFiles = (template: string, destination: string, data?: object) => ({
  type: 'addMany',
  base: `templates/${template}`,
  templateFiles: `templates/${template}/*.hbs`,
  destination,
  data,
  abortOnFail: true,
  // Formats the file, because line breaks depend on the length of the name.
  transform: async (text: string) => (await format('x.tsx', text, formatOptions)).code,
});

export default function generators(plop: NodePlopAPI) {
  plop.setGenerator('component', {
    description: 'a component with its stories',
    prompts: [
      choice('group', 'Which folder of src/components?', componentGroups),
      { type: 'input', name: 'name', message: 'Name, like TotalRow', validate: isPascalCase },
    ],
    actions: [addTemplateFiles('component', 'src/components/{{group}}/{{name}}')],
  });

  plop.setGenerator('screen', {
    description: 'a screen with its copy and stories',
    prompts: [
      choice('area', 'Which area?', Object.keys(areas)),
      { type: 'input', name: 'name', message: 'Name without "Screen", like Reports', validate: isPascalCase },
    ],
    actions: (answers) => [
      addTemplateFiles('screen', 'src/screens/{{area}}/{{name}}Screen', areas[String(answers?.['area'])]),
      'Next: a path in src/domain/paths.ts, a container in src/app and its route in src/app/routing/routes.tsx.',
    ],
  });
}
