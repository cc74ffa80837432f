import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import {
  readCells,
  readColumnHeaders,
  readFirstCardText,
  readOptions,
  readRowNames,
  selectOption,
} from '~/components/data/list.play';
import { makeAgencyTag, makeUnassignedTag } from '~/domain/tag/agencyTag.sample';

import { tagsArgs } from './tagsArgs.stage';
import { TagsStage } from './TagsScreen.stage';

const meta = {
  title: 'Screens/Agency/Tags/Printed',
  component: TagsStage,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: {
    createTags: () => [makeAgencyTag({ isPrinted: true }), makeUnassignedTag({ isPrinted: false })],
    ...tagsArgs,
    showsPrinted: true,
  },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe(
      'Hexacode | Utility | Status | Is assigned | Customization completed | Printed | Assigner | Assigned at | Activated at | Assigned to | Actions',
    );
    await expect(readCells(canvas, 'B04D17E8')).toContain('No | No | No | ');
  },
};

export const HidesTheColumnPrintedInSmallerWindows: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe(
      'Hexacode | Utility | Status | Is assigned | Customization completed | Assigner | Assigned at | Activated at | Assigned to | Actions',
    );
  },
};

export const FitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(readFirstCardText(canvas, 'AiroTags')).toContain('PrintedYes');
  },
};

export const FiltersByPrintedTags: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(await readOptions(canvas, 'Printed')).toEqual(['All', 'Yes', 'No']);
    await selectOption(canvas, 'Printed', 'No');
    await expect(readRowNames(canvas)).toEqual(['B04D17E8']);
    await selectOption(canvas, 'Printed', 'Yes');
    await expect(readRowNames(canvas)).toEqual(['7F3A9C21']);
  },
};
