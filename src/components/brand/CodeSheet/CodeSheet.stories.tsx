import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';

import { CodeSheet } from './CodeSheet';
import { readCode } from './readCode';
import { TagCode } from './TagCode';

const meta = {
  title: 'Components/Brand/CodeSheet',
  component: CodeSheet,
  args: {
    code: drawQr('https://tag.example.com/'),
    children: (
      <svg viewBox="0 0 120 120" width="120" height="120" role="img" aria-label="A label">
        <TagCode x={0} y={0} side={120} radius={12} />
      </svg>
    ),
  },
} satisfies Meta<typeof CodeSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DrawsACodeThatCanBeRead: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A label' });
    await expect(await readCode(picture, 120)).toBe('https://tag.example.com/');
  },
};
