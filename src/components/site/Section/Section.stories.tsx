import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Section } from './Section';
import { SectionMarker } from './SectionMarker';

/** Use for each part of a public page. The office uses cards. */
const meta = {
  title: 'Components/Site/Section',
  component: Section,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'about',
    labelledBy: 'about-title',
    surface: 'mist',
    children: (
      <Typography id="about-title" variant="h2">
        A section
      </Typography>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A section' })).toHaveAttribute('id', 'about');
  },
};

export const Paper: Story = { args: { surface: 'paper' } };

export const Tight: Story = { args: { isTight: true } };

export const Deep: Story = {
  args: {
    surface: 'deep',
    children: (
      <>
        <SectionMarker>Privacy</SectionMarker>
        <Typography id="about-title" variant="h2">
          A dark section
        </Typography>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A dark section' })).toHaveStyle({ color: 'rgb(255, 255, 255)' });
    await expect(canvas.getByText('Privacy')).toHaveStyle({ color: 'rgb(184, 196, 218)' });
  },
};
