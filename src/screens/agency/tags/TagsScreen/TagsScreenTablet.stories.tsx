import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { countLines } from '~/components/a11y/reflow.play';
import { expectSpaceBetweenHeaders } from '~/components/data/list.play';
import { storyDay } from '~/components/data/list.stage';
import { createManyAgencyTags } from '~/domain/tag/agencyTag.sample';

import { tagsArgs } from './tagsArgs.stage';
import { TagsStage } from './TagsScreen.stage';

const meta = {
  title: 'Screens/Agency/Tags/Tablet',
  component: TagsStage,
  tags: ['behaviour'],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  globals: { viewport: { value: 'tablet' } },
  args: { createTags: () => createManyAgencyTags(8, storyDay), ...tagsArgs },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsDaysAndEmailsInOneSizeWithoutScrolling: Story = {
  args: { createTags: () => createManyAgencyTags(20, storyDay) },
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByText(/^\d\d-\d\d-\d{4}$/);
    for (const email of canvas.getAllByText(/@example\.com$/)) {
      await expect(day && getComputedStyle(day).fontSize).toBe(getComputedStyle(email).fontSize);
      await expect(countLines(email)).toBe(1);
    }
    await expect(canvas.queryByRole('region', { name: 'AiroTags' })).not.toBeInTheDocument();
  },
};

export const SeparatesTheHeadersOnALaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(10);
    await expectSpaceBetweenHeaders(canvas);
  },
};

export const HasTwoFiltersNextToTheSearch: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox').getBoundingClientRect();
    for (const name of ['Status', 'Utility'])
      await expect(canvas.getByRole('combobox', { name }).getBoundingClientRect().top).toBeLessThan(search.bottom);
    await expect(canvas.queryByRole('combobox', { name: 'Customization completed' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'More filters' }).getBoundingClientRect().top).toBeLessThan(
      search.bottom,
    );
  },
};
