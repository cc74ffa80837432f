import { isTitleIn } from './screens';

export type Deviation = {
  text: string;
  /** Titles of the screens that deviate, or of groups of screens, as in the sidebar. */
  titles: readonly string[];
};

/** Reads `docs/deviations.md`: a list whose items end with a comment that names the screens that deviate. */
export const readDeviations = (markdown: string): Deviation[] =>
  [...markdown.matchAll(/^- (.*?) <!-- (.*) -->$/gm)].map(([, text = '', titles = '']) => ({
    text,
    titles: titles.split(', '),
  }));

/** Returns the texts of the deviations that concern the stories with this title. */
export const findDeviationTexts = (deviations: readonly Deviation[], title: string) =>
  deviations.filter(({ titles }) => titles.some((group) => isTitleIn(title, group))).map(({ text }) => text);
