import type { Decorator } from '@storybook/react-vite';

import { drawQr } from '~/domain/codes/qr';

import { CodeSprite } from './CodeSprite';

/** The URL in the QR code of `withTagCode`. */
export const sampleCodeUrl = 'https://tag.example.com/';

/** Decorator that provides a QR code for illustrations that show a tag. */
export const withTagCode: Decorator = (Story) => (
  <CodeSprite code={drawQr(sampleCodeUrl)}>
    <Story />
  </CodeSprite>
);
