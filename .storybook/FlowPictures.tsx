import { flows } from './flows';
import { getStoryHref } from './storyLinks';

const pictureUrls = import.meta.glob<string>('../docs/flows/*.webp', { query: '?url', import: 'default', eager: true });

/** Gallery of the most important flows. Each flow is a link to its story, with a picture of its last step. */
export function FlowPictures() {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
        gap: 24,
        listStyle: 'none',
        padding: 0,
      }}
    >
      {flows.map(({ storyId, name, text }) => (
        <li key={storyId} style={{ margin: 0, padding: 0 }}>
          <a href={getStoryHref(storyId)} target="_top" style={{ display: 'block' }}>
            <img
              src={pictureUrls[`../docs/flows/${storyId}.webp`]}
              alt=""
              style={{
                display: 'block',
                inlineSize: '100%',
                aspectRatio: '8 / 5',
                objectFit: 'cover',
                objectPosition: 'top',
              }}
            />
            {name}
          </a>
          {text}
        </li>
      ))}
    </ul>
  );
}
