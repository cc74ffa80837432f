import { radii, schemes } from '../src/components/theme/tokens';
import type { ListedStory } from './storyFiles';
import { getStoryHref } from './storyLinks';

/** Sizes in px: width and height of a preview's iframe, and the width to which the iframe is scaled down. */
const [iframeWidth, iframeHeight, previewWidth] = [1280, 800, 280];

/** Link to a story with a small live preview. The iframe is inert, so that a story in it cannot take the focus. */
function StoryFrame({ story }: { story: ListedStory }) {
  const scale = previewWidth / iframeWidth;
  return (
    <a
      href={getStoryHref(story.id)}
      target="_top"
      style={{ display: 'block', inlineSize: previewWidth, maxInlineSize: '100%', color: 'inherit' }}
    >
      <span
        style={{
          display: 'block',
          // Not 'hidden', since a story in the iframe could scroll a box with that value.
          overflow: 'clip',
          blockSize: Math.round(iframeHeight * scale),
          marginBlockEnd: 4,
          border: `1px solid ${schemes.light.line}`,
          borderRadius: radii.control,
        }}
      >
        <iframe
          inert
          loading="lazy"
          title={`Preview of ${story.name}`}
          src={`./iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true`}
          style={{
            inlineSize: iframeWidth,
            blockSize: iframeHeight,
            border: 0,
            transformOrigin: '0 0',
            transform: `scale(${scale})`,
          }}
        />
      </span>
      {story.name}
    </a>
  );
}

/** Grid of live previews that link to their stories. */
export function StoryGrid({ stories }: { stories: readonly ListedStory[] }) {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24, listStyle: 'none', padding: 0 }}>
      {stories.map((story) => (
        <li key={story.id} style={{ margin: 0, padding: 0, maxInlineSize: '100%' }}>
          <StoryFrame story={story} />
        </li>
      ))}
    </ul>
  );
}
