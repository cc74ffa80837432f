import { toId } from 'storybook/internal/csf';

/** Returns the link to the docs page of the stories with this title. */
export const getDocsHref = (title: string) => `./?path=/docs/${toId(title, 'docs')}`;

export const getStoryHref = (id: string) => `./?path=/story/${id}`;

/** Removes the first two parts of a title, such as 'Screens/Admin/'. */
export const shortenTitle = (title: string) => title.split('/').slice(2).join(' · ');

/**
 * Returns the link to the main docs page of a screen: the page with the title of the screen or a title that ends with
 * '/List', otherwise the first page. `stories` are the stories of the screen.
 */
export function getMainDocsHref(screenTitle: string, stories: readonly { title: string }[]): string {
  const titles = stories.map(({ title }) => title);
  return getDocsHref(
    titles.find((title) => title === screenTitle || title.endsWith('/List')) ?? titles[0] ?? screenTitle,
  );
}
