import { Markdown } from '@storybook/addon-docs/blocks';

import deviations from '../docs/deviations.md?raw';
import { readDeviations } from './deviations';
import { findScreenStories } from './ScreenFacts';
import { isTitleIn, screens } from './screens';
import { getMainDocsHref, shortenTitle } from './storyLinks';

/** List of the deviations from the specification, with links to the screens that deviate. */
export function DeviationList() {
  return (
    <ul>
      {readDeviations(deviations).map(({ text, titles }) => (
        <li key={text}>
          <Markdown>{text}</Markdown>
          <p>
            {screens
              .filter(({ title }) => titles.some((group) => isTitleIn(title, group) || isTitleIn(group, title)))
              .map((screen, index) => (
                <span key={screen.title}>
                  {index > 0 && ', '}
                  <a href={getMainDocsHref(screen.title, findScreenStories(screen))} target="_top">
                    {shortenTitle(screen.title)}
                  </a>
                </span>
              ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
