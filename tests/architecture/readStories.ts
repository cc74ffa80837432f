import { loadCsf } from 'storybook/internal/csf-tools';

type StoryInfo = {
  name: string;
  /** Tags of the meta and of the story, without those that the story removes with `!`. */
  tags: readonly string[];
  /** The source of the story's export. */
  source: string;
  /** True if the story's `play` contains an assertion, or if the story spreads a story with such a `play`. */
  hasAssertion: boolean;
  /** True if the story has tags only from a story that it spreads. Storybook's index ignores these tags. */
  inheritsTags: boolean;
  /** Name of the set of modes in which Chromatic takes snapshots. It can come from a spread story. */
  modeSetName: string | undefined;
  /** True if the story, its meta or an object that the story spreads sets globals, such as a viewport. */
  hasGlobals: boolean;
};

export type StoryFile = {
  title: string;
  /** The source of the file's meta object. */
  metaSource: string;
  /** Name of the component that the stories show. */
  componentName: string;
  /** The comment above the meta object, which the docs page shows. */
  usageComment: string;
  stories: readonly StoryInfo[];
};

const combineTags = (tags: readonly string[]) =>
  tags.filter((tag) => !tag.startsWith('!') && !tags.includes(`!${tag}`));

/** Parses a story file. Ignores tags that come from a spread object, as Storybook's index does. */
export function readStories(text: string): StoryFile {
  const csf = loadCsf(text, { makeTitle: (title) => title }).parse();
  const getSource = (node: { start?: number | null; end?: number | null } | undefined) =>
    text.slice(node?.start ?? 0, node?.end ?? 0);
  const hasAssertionIn = (exportName: string): boolean => {
    const source = getSource(csf._storyExports[exportName]);
    // Functions whose names start with `expect` count as assertions too.
    if (/\bplay\b/.test(source) && /\bexpect\w*\(/.test(source)) return true;
    return [...source.matchAll(/\.\.\.(\w+)/g)].some(
      ([, base = '']) => base in csf._storyExports && hasAssertionIn(base),
    );
  };
  /** Returns the source of an export, or of a constant of the file. */
  const getDeclaration = (name: string) =>
    name in csf._storyExports
      ? getSource(csf._storyExports[name])
      : (new RegExp(`^const ${name}\\b[\\s\\S]*?;$`, 'm').exec(text)?.[0] ?? '');
  /**
   * Returns the sources of the objects that a story spreads, followed by the source of the story. If a property occurs
   * several times in this text, the last one applies, since the story's own properties override those that it spreads.
   */
  const getFullSource = (name: string): string => {
    const source = getDeclaration(name);
    return [...source.matchAll(/\.\.\.(\w+)/g)].map(([, base = '']) => getFullSource(base)).join('\n') + source;
  };
  const metaSource = getSource(csf._metaNode);
  return {
    title: csf.meta.title ?? '',
    metaSource: metaSource,
    componentName: /\bcomponent: (\w+)/.exec(metaSource)?.[1] ?? '',
    usageComment:
      /\/\*\*((?:(?!\*\/)[^])*)\*\/\nconst meta\b/
        .exec(text)?.[1]
        ?.replaceAll(/\s*\n \*\s*/g, ' ')
        .trim() ?? '',
    stories: csf.stories.map(({ name }, index) => {
      const exportName = Object.keys(csf._stories)[index] ?? '';
      return {
        name: name ?? exportName,
        tags: combineTags([...(csf.meta.tags ?? []), ...(csf._stories[exportName]?.tags ?? [])]),
        source: getSource(csf._storyExports[exportName]),
        hasAssertion: hasAssertionIn(exportName),
        inheritsTags:
          !getSource(csf._storyExports[exportName]).includes('tags: ') && getFullSource(exportName).includes('tags: '),
        modeSetName: [...getFullSource(exportName).matchAll(/\bmodes: '(\w+)'/g)].at(-1)?.[1],
        hasGlobals: /\bglobals\b/.test(metaSource + getFullSource(exportName)),
      };
    }),
  };
}

const kindTags = ['state', 'behaviour'];

/** Returns an error for each story without exactly one tag of `kindTags`, and for each behaviour without assertions. */
export function findStoryErrors({ stories }: StoryFile): string[] {
  return stories.flatMap(({ name, tags, hasAssertion, inheritsTags }) => {
    if (inheritsTags) return [`${name} spreads a story with tags and needs tags of its own`];
    const foundKinds = kindTags.filter((kind) => tags.includes(kind));
    if (foundKinds.length !== 1)
      return [`${name} needs exactly one of the tags ${kindTags.join(', ')}: it has ${foundKinds.length}`];
    return foundKinds[0] === 'behaviour' && !hasAssertion
      ? [`${name} is a behaviour, but its play function asserts nothing`]
      : [];
  });
}

/** Returns the acceptance ids in the strings of a source text. Searches each line from its first quotation mark. */
export const findAcceptanceIds = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const quoteIndex = line.search(/['"`]/);
    return quoteIndex === -1 ? [] : (line.slice(quoteIndex).match(/\b[A-Z]{3}-\d\d\b/g) ?? []);
  });
