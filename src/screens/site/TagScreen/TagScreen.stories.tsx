import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';

import { demoTagFor } from '~/domain/tag/demoTags';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { TagScreen } from './TagScreen';
import type { TagScreenProps } from './TagScreen';

const meta = {
  title: 'Screens/Site/Scanned tag',
  component: TagScreen,
  parameters: { layout: 'fullscreen' },
  args: { code: '7c41e9', demonstration: demoTagFor('pet') },
  decorators: [(Story) => <SiteStage current={null}>{Story()}</SiteStage>],
} satisfies Meta<typeof TagScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const notice = 'This is a sample tag. No owner stands behind it, and nothing is sent from this page.';

export const Pet: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'An Ally tag' })).toBeVisible();
    await expect(canvas.getByText(notice)).toBeVisible();
    await expect(canvas.getByText('7C41E9')).toBeVisible();
    const view = within(canvas.getByRole('region', { name: 'What a finder sees' }));
    await expect(view.getByRole('heading', { level: 2, name: 'Biscuit' })).toBeVisible();
    await expect(view.getByText('Allergic to chicken')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try it from both sides' })).toHaveAttribute(
      'href',
      '/AiroTagExperience#pet',
    );
  },
};

/** The first detail is above the fold. */
export const Mobile: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText('Allergic to chicken').getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

export const Award: Story = {
  tags: ['state'],
  args: { code: 'A90B14', demonstration: demoTagFor('award') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'An Accolades tag' })).toBeVisible();
    await expect(canvas.getByText('A90B14')).toBeVisible();
    for (const text of ['3 photos from the ceremony', "Mira's speech", 'Well done, Mira. From all of us, thank you.'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const UnknownCode: Story = {
  tags: ['state'],
  args: { code: '5A3F0D', demonstration: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This tag has no owner here yet' })).toBeVisible();
    await expect(canvas.getByText('5A3F0D')).toBeVisible();
    const example = within(canvas.getByRole('region', { name: 'Example' }));
    await expect(example.getByText('An Ally tag with sample data. No owner stands behind it.')).toBeVisible();
    await expect(example.getByRole('heading', { level: 2, name: 'Biscuit' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

/** All unknown codes share one prerendered page; the code appears after hydration. */
function CodeAfterHydration(args: TagScreenProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  return (
    <>
      <TagScreen {...args} code={isHydrated ? args.code : null} />
      <button type="button" onClick={() => setIsHydrated(true)}>
        Hydrate
      </button>
    </>
  );
}

export const DoesNotShiftWhenTheCodeAppears: Story = {
  tags: ['behaviour'],
  args: { code: '5A3F0D', demonstration: null },
  globals: { viewport: { value: 'w360' } },
  render: (args) => <CodeAfterHydration {...args} />,
  play: async ({ canvas, userEvent }) => {
    const top = () => Math.round(canvas.getByRole('region', { name: 'Example' }).getBoundingClientRect().top + scrollY);
    const before = top();
    await expect(canvas.queryByText('Code')).not.toBeInTheDocument();
    await expect(canvas.queryByText('There is no code in this address.')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Hydrate' }));
    await expect(canvas.getByText('5A3F0D')).toBeVisible();
    await expect(top()).toBe(before);
  },
};

export const UnusualCode: Story = {
  tags: ['state'],
  args: { code: `<script>alert("🐕")</script>${'W'.repeat(200)}`, demonstration: null },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<script>alert("🐕")</script>WWWWW…')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

export const NoCode: Story = {
  tags: ['state'],
  args: { code: ' ', demonstration: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no code in this address.')).toBeVisible();
  },
};
