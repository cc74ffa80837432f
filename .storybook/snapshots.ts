import type { ArgTypesEnhancer } from 'storybook/internal/types';

import { modeSets } from './modes';
import type { ModeSet } from './modes';

declare module 'storybook/internal/types' {
  interface Parameters {
    /** Set of modes in which Chromatic takes snapshots of the story. Without modes, Chromatic takes one snapshot. */
    modes?: ModeSet;
    /** True to take the snapshot in forced colours, such as Windows' high contrast. */
    forcedColours?: boolean;
  }
}

/**
 * Tells Chromatic which snapshots to take of a story: none of a behaviour, otherwise one for each mode in `modes`. This
 * is an ArgTypesEnhancer, since parameters that depend on tags can be set only there.
 */
export const setSnapshots: ArgTypesEnhancer = ({ tags, parameters, argTypes }) => {
  const { modes } = parameters;
  if (tags.includes('behaviour')) parameters['chromatic'] = { disableSnapshot: true };
  else if (modes !== undefined) parameters['chromatic'] = { modes: modeSets[modes] };
  else if (parameters.forcedColours) parameters['chromatic'] = { forcedColors: 'active' };
  return argTypes;
};
