import { loadCsf } from 'storybook/internal/csf-tools';

type StoryInfo = {
  name: string;
  /** Tags of the meta and of the story, without those that the story removes with `!`. */
  tags: readonly string[];
  /** The source of the story's export. */
  source: string;
  /** True if the `play` of the story contains an `expect`, or the `play` of a story that this story spreads. */
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

/** Parses a story file. As in Storybook's index, tags that come from a spread object do not count. */
export function readStories(text: string): StoryFile {
  const csf = loadCsf(text, { makeTitle: (title) => title }).parse();
  const getSource = (node: { start?: number | null; end?: number | null } | undefined) =>
    text.slice(node?.start ?? 0, node?.end ?? 0);
  const hasAssertionIn = (key: string): boolean => {
    const source = getSource(csf._storyExports[key]);
    // Functions whose names start with `expect` count as assertions too.
    if (/\bplay\b/.test(source) && /\bexpect\w*\(/.test(source)) return true;
    return [...source.matchAll(/\.\.\.(\w+)/g)].some(
      ([, base = '']) => base in csf._storyExports && hasAssertionIn(base),
    );
  };
  return {
    title: csf.meta.title ?? '',
    meta: getSource(csf._metaNode),
    stories: csf.stories.map(({ name }, index) => {
      const key = Object.keys(csf._stories)[index] ?? '';
      return {
        name: name ?? key,
        tags: combineTags([...(csf.meta.tags ?? []), ...(csf._stories[key]?.tags ?? [])]),
        source: getSource(csf._storyExports[key]),
        hasAssertion: hasAssertionIn(key),
      };
    }),
  };
}

const kindTags = ['state', 'behaviour'];

/** Returns an error for each story without exactly one of `kindTags`, and for 'behaviour' stories without `expect`. */
export function findStoryErrors({ stories }: StoryFile): string[] {
  return stories.flatMap(({ name, tags, hasAssertion }) => {
    const foundKinds = kindTags.filter((kind) => tags.includes(kind));
    if (foundKinds.length !== 1)
      return [`${name} needs exactly one of the tags ${kindTags.join(', ')}: it has ${foundKinds.length}`];
    return foundKinds[0] === 'behaviour' && !hasAssertion
      ? [`${name} is a behaviour, but its play function asserts nothing`]
      : [];
  });
}

/** Returns the acceptance ids in a source text. On each line, only what follows a quotation mark counts. */
export const findAcceptanceIds = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const quoteIndex = line.search(/['"`]/);
    return quoteIndex === -1 ? [] : (line.slice(quoteIndex).match(/\b[A-Z]{3}-\d\d\b/g) ?? []);
  });
