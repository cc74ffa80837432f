import { loadCsf } from 'storybook/internal/csf-tools';

type StoryInfo = {
  name: string;
  /** Tags of the meta and the story, without those that the story removes with `!`. */
  tags: readonly string[];
  /** The source of the story's export. */
  source: string;
  /** True if its play function, or that of the story it spreads, contains an `expect`. */
  hasAssertion: boolean;
};

export type StoryFile = {
  title: string;
  /** The source of the file's meta object. */
  meta: string;
  stories: readonly StoryInfo[];
};

const combineTags = (tags: readonly string[]) =>
  tags.filter((tag) => !tag.startsWith('!') && !tags.includes(`!${tag}`));

/** Parses a story file like Storybook's index does: tags that come from a spread object do not count. */
export function readStories(text: string): StoryFile {
  const csf = loadCsf(text, { makeTitle: (title) => title }).parse();
  const sourceOf = (node: { start?: number | null; end?: number | null } | undefined) =>
    text.slice(node?.start ?? 0, node?.end ?? 0);
  const hasAssertionIn = (key: string): boolean => {
    const source = sourceOf(csf._storyExports[key]);
    // Includes helper functions that assert; their names start with `expect`.
    if (/\bplay\b/.test(source) && /\bexpect\w*\(/.test(source)) return true;
    return [...source.matchAll(/\.\.\.(\w+)/g)].some(
      ([, base = '']) => base in csf._storyExports && hasAssertionIn(base),
    );
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
        hasAssertion: hasAssertionIn(key),
      };
    }),
  };
}

const kinds = ['state', 'behaviour'];

/** Returns the story files' errors: stories without exactly one kind, and behaviours without an assertion. */
export function storyErrors({ stories }: StoryFile): string[] {
  return stories.flatMap(({ name, tags, hasAssertion }) => {
    const found = kinds.filter((kind) => tags.includes(kind));
    if (found.length !== 1)
      return [`${name} needs exactly one of the tags ${kinds.join(', ')}: it has ${found.length}`];
    return found[0] === 'behaviour' && !hasAssertion
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
