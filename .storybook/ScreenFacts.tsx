import { Markdown } from '@storybook/addon-docs/blocks';
import { stories } from 'virtual:stories';

import acceptance from '../docs/acceptance.md?raw';
import deviations from '../docs/deviations.md?raw';
import { product } from '../src/domain/brand';
import { findDeviationTexts, readDeviations } from './deviations';
import { readRequirements } from './requirements';
import { isTitleIn } from './screens';
import type { Screen } from './screens';
import { getDocsHref, shortenTitle } from './storyLinks';

const requirements = readRequirements(acceptance, product.name);
const allDeviations = readDeviations(deviations);

/** Returns the stories of a screen from all of its story files. */
export const findScreenStories = ({ title }: Screen) =>
  stories.filter((story) => isTitleIn(story.title, title) || story.title.startsWith(`${title} `));

/** List of links from acceptance ids to their requirements on the page Acceptance. */
export function AcceptanceLinks({ ids }: { ids: readonly string[] }) {
  return ids.map((id, index) => (
    <span key={id} style={{ whiteSpace: 'nowrap' }}>
      {index > 0 && ', '}
      <a href={`./?path=/docs/acceptance--docs#${id}`} target="_top">
        {id}
      </a>
    </span>
  ));
}

/** Returns the acceptance ids of stories, sorted and without duplicates. */
export const listAcceptanceIds = (storyList: typeof stories) =>
  [...new Set(storyList.flatMap((story) => story.acceptanceIds))].sort();

type ScreenSummaryProps = { screen: Screen; title: string };

/** Shows the purpose and the route of a screen, and links to the docs pages of its other story files. */
export function ScreenSummary({ screen, title }: ScreenSummaryProps) {
  const otherTitles = [...new Set(findScreenStories(screen).map((story) => story.title))].filter(
    (otherTitle) => otherTitle !== title,
  );
  return (
    <>
      <p>{screen.purpose}</p>
      <p>
        Route: <code>{screen.path}</code>
      </p>
      {otherTitles.length > 0 && (
        <p>
          More of this screen:{' '}
          {otherTitles.map((otherTitle, index) => (
            <span key={otherTitle}>
              {index > 0 && ', '}
              <a href={getDocsHref(otherTitle)} target="_top">
                {shortenTitle(otherTitle)}
              </a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** Lists the deviations of a screen from the specification, and the requirements that its stories test. */
export function ScreenRequirements({ screen }: { screen: Screen }) {
  const ids = listAcceptanceIds(findScreenStories(screen));
  const texts = findDeviationTexts(allDeviations, screen.title);
  return (
    <>
      {texts.length > 0 && (
        <>
          <h2>Deviations from the specification</h2>
          <Markdown>{texts.map((text) => `- ${text}`).join('\n')}</Markdown>
        </>
      )}
      {ids.length > 0 && (
        <>
          <h2>Required by the specification</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Id</th>
                <th scope="col">Requirement</th>
              </tr>
            </thead>
            <tbody>
              {requirements
                .filter(({ id }) => ids.includes(id))
                .map(({ id, feature, check }) => (
                  <tr key={id}>
                    <th scope="row">
                      <AcceptanceLinks ids={[id]} />
                    </th>
                    <td>
                      <strong>{feature}</strong>
                      <br />
                      {check}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}
