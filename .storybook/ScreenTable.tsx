import { listAcceptanceIds, AcceptanceLinks, findScreenStories } from './ScreenFacts';
import { screens } from './screens';
import { getMainDocsHref, shortenTitle } from './storyLinks';

const areas = [...new Set(screens.map(({ title }) => title.split('/')[1] ?? ''))];

/** Tables of all screens, one for each area, with links to the docs pages of the screens. */
export function ScreenTable() {
  return areas.map((area) => (
    <section key={area} aria-label={area}>
      <h2>{area}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Screen</th>
            <th scope="col">Route</th>
            <th scope="col">Purpose</th>
            <th scope="col">States</th>
            <th scope="col">Requirements</th>
          </tr>
        </thead>
        <tbody>
          {screens
            .filter(({ title }) => title.split('/')[1] === area)
            .map((screen) => {
              const { title, path, purpose } = screen;
              const screenStories = findScreenStories(screen);
              return (
                <tr key={title}>
                  <th scope="row">
                    <a href={getMainDocsHref(title, screenStories)} target="_top">
                      {shortenTitle(title)}
                    </a>
                  </th>
                  <td>
                    <code>{path}</code>
                  </td>
                  <td>{purpose}</td>
                  <td>{screenStories.filter(({ kind }) => kind === 'state').length}</td>
                  <td>
                    <AcceptanceLinks ids={listAcceptanceIds(screenStories)} />
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </section>
  ));
}
