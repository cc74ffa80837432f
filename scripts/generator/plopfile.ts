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

/** Values for the templates of a screen, which depend on the screen's area. */
type AreaData = {
  /** Second level of the titles of the area's stories, such as 'Admin' in 'Screens/Admin/…'. */
  Area: string;
  /** Name of the component and folder of the area's layout; undefined if stories show the screens without a layout. */
  Layout?: string;
  /** Component that renders the layout around a screen in stories. */
  Stage?: string;
  /** Props of the `Stage` component in the story template, as JSX. */
  layoutProps?: string;
};

const areas: Record<string, AreaData> = {
  site: { Area: 'Site', Layout: 'SiteLayout', Stage: 'SiteStage', layoutProps: 'current={null}' },
  signIn: { Area: 'Sign in' },
  admin: { Area: 'Admin', Layout: 'AdminLayout', Stage: 'AdminStage', layoutProps: 'currentPath=""' },
  agency: { Area: 'Agency', Layout: 'AgencyLayout', Stage: 'AgencyStage', layoutProps: 'currentPath=""' },
};

/** Returns true for a name in PascalCase, and an error message for any other name. */
const validateName = (name: string) => /^([A-Z][a-z0-9]+)+$/.test(name) || 'Write it in PascalCase, like GiftCard.';

const createChoicePrompt = (name: string, message: string, choices: readonly string[]) => ({
  type: 'list',
  name,
  message,
  choices: [...choices],
});

/**
 * Returns a plop action that adds the files of a template folder. The action fails if one of the files exists already.
 */
const addTemplateFiles = (template: string, destination: string, data?: object) => ({
  type: 'addMany',
  base: `templates/${template}`,
  templateFiles: `templates/${template}/*.hbs`,
  destination,
  data,
  abortOnFail: true,
  // Formats each file, because its line breaks depend on the length of the name.
  transform: async (text: string) => (await format('x.tsx', text, formatOptions)).code,
});

export default function registerGenerators(plop: NodePlopAPI) {
  plop.setGenerator('component', {
    description: 'a component with its stories',
    prompts: [
      createChoicePrompt('group', 'Which folder of src/components?', componentGroups),
      { type: 'input', name: 'name', message: 'Name, like TotalRow', validate: validateName },
    ],
    actions: [addTemplateFiles('component', 'src/components/{{group}}/{{name}}')],
  });

  plop.setGenerator('screen', {
    description: 'a screen with its copy and stories',
    prompts: [
      createChoicePrompt('area', 'Which area?', Object.keys(areas)),
      { type: 'input', name: 'name', message: 'Name without "Screen", like Reports', validate: validateName },
    ],
    actions: (answers) => [
      addTemplateFiles('screen', 'src/screens/{{area}}/{{name}}Screen', areas[String(answers?.['area'])]),
      'Next: a path in src/domain/paths.ts, a container in src/app and its route in src/app/routing/routes.tsx.',
    ],
  });
}
