/**
 * `npm run new`: begins a component, a screen or a list with its wizard in the manner of the others. The templates are
 * kept in step with the house by the test command, which generates one of each and looks at it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { NodePlopAPI } from 'plop';
import { format, resolveConfig } from 'prettier';

import type { Edit } from './edits';
import { leftAfterList, listEdits } from './listEdits';
import { checkName, nameForms } from './names';

const root = resolve(import.meta.dirname, '../..');

type Plan = { template: string; words: object; folders: readonly string[]; edits?: readonly Edit[]; left: string[] };

/** What the generator does for a plan. Nothing is written before all of it is known to be possible. */
function actionsOf({ template, words, folders, edits = [], left }: Plan) {
  const taken = folders.filter((folder) => existsSync(join(root, folder)));
  if (taken.length > 0) {
    throw new Error(
      `Already there: ${taken.join(', ')}. Choose another name, or move that away first; nothing has been written.`,
    );
  }
  const changed = edits.map(({ file, change }) => {
    try {
      return { file, text: change(readFileSync(join(root, file), 'utf8')) };
    } catch (error) {
      throw new Error(`${file} ${error instanceof Error ? error.message : String(error)}. Nothing has been written.`, {
        cause: error,
      });
    }
  });
  return [
    {
      type: 'addMany',
      destination: root,
      base: `templates/${template}`,
      templateFiles: `templates/${template}/**/*.hbs`,
      data: words,
      abortOnFail: true,
      verbose: false,
    },
    async () => {
      for (const { file, text } of changed) writeFileSync(join(root, file), text);
      for (const file of [...filesIn(folders), ...changed.map(({ file }) => file)]) await tidy(file);
      return [...filesIn(folders), ...changed.map(({ file }) => `${file} (added to)`)].join('\n  ');
    },
    () => ['Left to do by hand:', ...left].join('\n  - '),
  ];
}

/** The files in folders, and those that are named themselves. */
function filesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    /\.tsx?$/.test(folder)
      ? [folder]
      : readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
}

/** Where a line breaks depends on how long a name is. */
async function tidy(file: string) {
  const path = join(root, file);
  const options = await resolveConfig(path);
  writeFileSync(path, await format(readFileSync(path, 'utf8'), { ...options, filepath: path }));
}

const componentGroups = readdirSync(join(root, 'src/components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** How the areas are called in Storybook, and what their screens stand in there; a screen before the sign-in stands alone. */
const areas: Record<string, { Area: string; Layout?: string; Stage?: string; place?: string }> = {
  site: { Area: 'Site', Layout: 'SiteLayout', Stage: 'SiteStage', place: 'current={null}' },
  signIn: { Area: 'Sign in' },
  admin: { Area: 'Admin', Layout: 'AdminLayout', Stage: 'AdminStage', place: 'currentPath=""' },
  agency: { Area: 'Agency', Layout: 'AgencyLayout', Stage: 'AgencyStage', place: 'currentPath=""' },
};

/** A choice of a few; an argument that is none of them is told which there are. */
const choiceOf = (name: string, message: string, choices: readonly string[]) => ({
  type: 'list',
  name,
  message,
  choices: [...choices],
  bypass: (given: string) => {
    if (choices.includes(given)) return given;
    throw new Error(`choose one of ${choices.join(', ')}`);
  },
});

export default function generators(plop: NodePlopAPI) {
  plop.setWelcomeMessage('What is it to be?');

  plop.setGenerator('component', {
    description: 'a component with its stories',
    prompts: [
      choiceOf('group', 'In which group of src/components?', componentGroups),
      { type: 'input', name: 'name', message: 'Its name, like TotalRow', validate: (name: string) => checkName(name) },
    ],
    actions: (answers) => {
      const { group, name } = answers as { group: string; name: string };
      const words = { group, Group: nameForms(group.charAt(0).toUpperCase() + group.slice(1)).Sentence, Name: name };
      const left = ['what it draws, its properties, and a story for each of its states'];
      return actionsOf({ template: 'component', words, folders: [`src/components/${group}/${name}`], left });
    },
  });

  plop.setGenerator('screen', {
    description: 'a screen with its words and stories',
    prompts: [
      choiceOf('area', 'In which area?', Object.keys(areas)),
      {
        type: 'input',
        name: 'name',
        message: 'Its name without "Screen", like Reports',
        validate: (name: string) => checkName(name, 'Screen'),
      },
    ],
    actions: (answers) => {
      const { area, name } = answers as { area: string; name: string };
      const { Pascal, camel, Sentence } = nameForms(name);
      const words = { ...areas[area], area, Name: Pascal, name: camel, Sentence, bare: !areas[area]?.Stage };
      const left = [
        `src/domain/paths.ts: its address (and in the stories the address where they say currentPath)`,
        `src/app/${area}/${name}Route.tsx: the container that gives it data and callbacks, with a PageHead`,
        'src/app/routing/routes.tsx: its route',
        'the navigation or the page that leads to it',
      ];
      return actionsOf({ template: 'screen', words, folders: [`src/screens/${area}/${name}Screen`], left });
    },
  });

  plop.setGenerator('list', {
    description: 'a list of the back-office with its wizard: entity, screen, wizard, container, route',
    prompts: [
      {
        type: 'input',
        name: 'one',
        message: 'What one of them is called, like GiftCard',
        validate: (name: string) => checkName(name),
      },
      {
        type: 'input',
        name: 'many',
        message: 'What several of them are called, like GiftCards',
        validate: (name: string, answers?: { one?: string }) =>
          name === answers?.one
            ? `One and several can not both be called "${name}": the second names the list.`
            : checkName(name, 'Screen'),
      },
    ],
    actions: (answers) => {
      const { one: single, many: several } = answers as { one: string; many: string };
      const one = nameForms(single);
      const many = nameForms(several);
      const address = `Admin-${many.Title.replaceAll(' ', '-')}`;
      return actionsOf({
        template: 'list',
        words: {
          ...{ Entity: one.Pascal, entity: one.camel, Title: one.Title, kebab: one.kebab },
          ...{ Entities: many.Pascal, entities: many.camel, Titles: many.Title, kebabs: many.kebab },
          ...{ nouns: many.noun, Sentences: many.Sentence, address },
        },
        folders: [
          `src/domain/${one.camel}`,
          `src/screens/admin/${many.camel}`,
          `src/app/admin/${many.Pascal}Route.tsx`,
        ],
        edits: listEdits(one, many, address),
        left: leftAfterList(one, many),
      });
    },
  });
}
