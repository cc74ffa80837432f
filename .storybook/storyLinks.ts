import { toId } from 'storybook/internal/csf';

/** Returns the link to the documentation of the stories with this title. */
export const getDocsHref = (title: string) => `./?path=/docs/${toId(title, 'docs')}`;

/** Returns the link to a story. */
export const getStoryHref = (id: string) => `./?path=/story/${id}`;

/** Removes the first two parts of a title, such as 'Screens/Admin/'. */
export const shortenTitle = (title: string) => title.split('/').slice(2).join(' · ');

/**
 * Returns the link to the main docs page of a screen: the page with the screen's title, or of its list, or the first
 * page. `stories` are the stories of the screen.
 */
export function getMainDocsHref(screenTitle: string, stories: readonly { title: string }[]): string {
  const titles = stories.map(({ title }) => title);
  return getDocsHref(
    titles.find((title) => title === screenTitle || title.endsWith('/List')) ?? titles[0] ?? screenTitle,
  );
}
