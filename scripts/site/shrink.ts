import { spacingUnit } from '../../src/components/theme/tokens';

export type Page = { html: string; css: string };

const classAttributePattern = / class="([^"]*)"/g;
const generatedNamePattern = /\b(?:css|animation)-[a-z0-9]+\b/g;

/**
 * Makes a prerendered page smaller: shortens the names that Emotion generates, and removes classes without styles.
 * React keeps the short class names when it hydrates the page. Elements that React renders later have the generated
 * names, for which Emotion adds its own rules.
 */
export function shrinkPage({ html, css }: Page): Page {
  const styledClasses = new Set(listClasses(css));
  const shortNames = new Map<string, string>();
  const shorten = (text: string) =>
    text.replace(generatedNamePattern, (name) => {
      const shortName = shortNames.get(name) ?? createShortName(shortNames.size);
      shortNames.set(name, shortName);
      return shortName;
    });
  const shortHtml = html.replace(classAttributePattern, (_, value: string) => {
    const classes = value.split(' ').filter((name) => styledClasses.has(name));
    return classes.length > 0 ? ` class="${shorten(classes.join(' '))}"` : '';
  });
  return { html: shortHtml, css: shorten(replaceConstants(css)) };
}

/** Returns the classes in selectors of `css` that no element of `html` has, for example those of disabled buttons. */
export function listUnusedClasses({ html, css }: Page): string[] {
  const usedClasses = new Set([...html.matchAll(classAttributePattern)].flatMap(([, value = '']) => value.split(' ')));
  return [...new Set(listClasses(css))].filter((name) => !usedClasses.has(name));
}

const listClasses = (css: string) => [...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);

/** Replaces the variable `--mui-spacing` by its value, and removes the query `min-width:0em`, which always matches. */
const replaceConstants = (css: string) =>
  css
    .replaceAll('var(--mui-spacing)', `${spacingUnit}px`)
    .replace(/@media \(min-width:0em\)\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1');

/** Returns the short class name with this index: 'a' to 'z', then 'a0', 'b0' and so on. */
function createShortName(index: number): string {
  const letter = String.fromCodePoint(97 + (index % 26));
  return index < 26 ? letter : letter + (Math.floor(index / 26) - 1).toString(36);
}
