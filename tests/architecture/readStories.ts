import { loadCsf } from 'storybook/internal/csf-tools';

type StoryFacts = {
  name: string;
  /** Tags of the file and the story together, without those that the story removes with `!`. */
  tags: readonly string[];
  /** The source of the story's export. */
  source: string;
  /** True if its play function asserts something, or that of the story it spreads. */
  asserts: boolean;
};

export type StoryFile = {
  title: string;
  /** The source of the file's meta object. */
  meta: string;
  stories: readonly StoryFacts[];
};

const combineTags = (tags: readonly string[]) =>
  tags.filter((tag) => !tag.startsWith('!') && !tags.includes(`!${tag}`));

/** Parses a story file like Storybook's index does: tags that come from a spread object do not count. */
export function readStories(text: string): StoryFile {
  const csf = loadCsf(text, { makeTitle: (title) => title }).parse();
  const sourceOf = (node: { start?: number | null; end?: number | null } | undefined) =>
    text.slice(node?.start ?? 0, node?.end ?? 0);
  const assertsIn = (key: string): boolean => {
    const source = sourceOf(csf._storyExports[key]);
    // An assertion may be in a function of the file or of a .play.ts file: its name then starts with `expect`.
    if (/\bplay\b/.test(source) && /\bexpect\w*\(/.test(source)) return true;
    return [...source.matchAll(/\.\.\.(\w+)/g)].some(([, base = '']) => base in csf._storyExports && assertsIn(base));
  };
  return {
    title: csf.meta.title ?? '',
    meta: sourceOf(csf._metaNode),
    stories: csf.stories.map(({ name }, index) => {
      const key = Object.keys(csf._stories)[index] ?? '';
      return {
        name: name ?? key,
        tags: combineTags([...(csf.meta.tags ?? []), ...(csf._stories[key]?.tags ?? [])]),
        source: sourceOf(csf._storyExports[key]),
        asserts: assertsIn(key),
      };
    }),
  };
}

const kinds = ['state', 'behaviour'];

/** Returns the story files' errors: stories without exactly one kind, and behaviours without an assertion. */
export function storyErrors({ stories }: StoryFile): string[] {
  return stories.flatMap(({ name, tags, asserts }) => {
    const found = kinds.filter((kind) => tags.includes(kind));
    if (found.length !== 1)
      return [`${name} needs exactly one of the tags ${kinds.join(', ')}: it has ${found.length}`];
    return found[0] === 'behaviour' && !asserts
      ? [`${name} is a behaviour, but its play function asserts nothing`]
      : [];
  });
}

/** The acceptance ids in a text. */
export const acceptanceIdsIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const quote = line.search(/['"`]/);
    return quote === -1 ? [] : (line.slice(quote).match(/\b[A-Z]{3}-\d\d\b/g) ?? []);
  });
