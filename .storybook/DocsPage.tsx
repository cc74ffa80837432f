import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { stories } from 'virtual:stories';

import { ScreenRequirements, ScreenSummary } from './ScreenFacts';
import { findScreen } from './screens';
import { StoryGrid } from './StoryGrid';
import { shortenTitle, getStoryHref } from './storyLinks';

type ComponentWithDocgen = { __docgenInfo?: { displayName?: string } };

/** Shows what the component is and when to use it: the comments above the component and above the stories' meta. */
function ComponentSummary() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const component = preparedMeta.component as ComponentWithDocgen | undefined;
  // If the stories show a stage instead of the component, the stage's comment is left out: it says nothing about the
  // component.
  const isStage = component?.__docgenInfo?.displayName?.endsWith('Stage') ?? true;
  return (
    <>
      {!isStage && <Description of={component} />}
      <Description />
    </>
  );
}

/** Docs page of a story file: for a screen with its route and requirements, for a component with its props. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters } = preparedMeta;
  const screen = findScreen(title);
  const ownStories = stories.filter((story) => story.title === title);
  const states = ownStories.filter(({ kind }) => kind === 'state');
  const behaviours = ownStories.filter(({ kind }) => kind === 'behaviour');
  // Overlays and stories that fill the window are shown in iframes. Otherwise they would cover the docs page.
  const needsFrames = parameters.layout === 'fullscreen' || parameters.darkCopy === false || screen !== undefined;
  return (
    <>
      <Title>{screen && shortenTitle(title)}</Title>
      {screen ? <ScreenSummary screen={screen} title={title} /> : <ComponentSummary />}
      {!screen && !needsFrames && states.length > 0 && <Primary />}
      {!screen && <Controls />}
      {states.length > 0 && (needsFrames ? <h2>States</h2> : <Stories title="States" includePrimary={false} />)}
      {needsFrames && <StoryGrid stories={states} />}
      {behaviours.length > 0 && (
        <>
          <h2>Tested behaviour</h2>
          <ul>
            {behaviours.map(({ id, name }) => (
              <li key={id}>
                <a href={getStoryHref(id)} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {screen && <ScreenRequirements screen={screen} />}
    </>
  );
}
