import type { Decorator } from '@storybook/react-vite';

import { drawQr } from '~/domain/codes/qr';

import { CodeSprite } from './CodeSprite';

/** The URL in the codes of `withTagCode`. */
export const sampleCodeUrl = 'https://tag.example.com/';

/** Provides the code that illustrations with a tag need. */
export const withTagCode: Decorator = (Story) => (
  <CodeSprite code={drawQr(sampleCodeUrl)}>
    <Story />
  </CodeSprite>
);
