import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { stories } from 'virtual:stories';

import { ScreenRequirements, ScreenSummary } from './ScreenFacts';
import { findScreen } from './screens';
import { StoryGrid } from './StoryGrid';
import { shortenTitle, getStoryHref } from './storyLinks';

type ComponentWithDocgen = { __docgenInfo?: { displayName?: string } };

/** Shows the comments above the component and above the stories' meta: what the component is, and when to use it. */
function ComponentSummary() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const component = preparedMeta.component as ComponentWithDocgen | undefined;
  // Leaves out the component's comment if the stories show a stage instead of the component: the comment of the stage
  // says nothing about the component.
  const isStage = component?.__docgenInfo?.displayName?.endsWith('Stage') ?? true;
  return (
    <>
      {!isStage && <Description of={component} />}
      <Description />
    </>
  );
}

/** Docs page of a story file. Shows the route and the requirements of a screen, or the props of a component. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters } = preparedMeta;
  const screen = findScreen(title);
  const ownStories = stories.filter((story) => story.title === title);
  const states = ownStories.filter(({ kind }) => kind === 'state');
  const behaviours = ownStories.filter(({ kind }) => kind === 'behaviour');
  // Shows overlays and stories that fill the window in iframes, since they would cover the docs page without one.
  const needsIframes = parameters.layout === 'fullscreen' || parameters.darkCopy === false || screen !== undefined;
  return (
    <>
      <Title>{screen && shortenTitle(title)}</Title>
      {screen ? <ScreenSummary screen={screen} title={title} /> : <ComponentSummary />}
      {!screen && !needsIframes && states.length > 0 && <Primary />}
      {!screen && <Controls />}
      {states.length > 0 && (needsIframes ? <h2>States</h2> : <Stories title="States" includePrimary={false} />)}
      {needsIframes && <StoryGrid stories={states} />}
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
