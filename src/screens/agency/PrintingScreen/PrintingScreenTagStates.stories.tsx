import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { defaultTagEntries } from '~/domain/printing/codes/tagSource';

import { openTags } from './PrintingScreen.play';
import { PrintingStage } from './PrintingScreen.stage';
import { codeListFile, listEntries, sampleCodes } from './tags/tags.sample';

const meta = {
  title: 'Screens/Agency/Printing/Tag states',
  component: PrintingStage,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: { clearSelectedTags: fn(), print: fn() },
  // Shows the tags group in every state.
  play: async (tools) => {
    await openTags(tools);
    await expect(tools.canvas.getByRole('radiogroup', { name: 'Which tags' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const mobile = { globals: { viewport: { value: 'w360' } } };
const codesWithErrors = [
  '7F3A9C21',
  '7F3A9C21',
  'B04D17E8',
  'Ä',
  'x'.repeat(40),
  '-1',
  'b04d17e8',
  '2C9E55A0',
  '2C9E55A0',
];

export const SampleCodes: Story = {};

export const SelectedTagsMobile: Story = {
  args: { selectedTags: ['7F3A9C21', 'B04D17E8'] },
  ...mobile,
  // The note has no button that opens the group.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Tags' }));
    await expect(canvas.getByRole('radio', { name: 'My tags' })).toBeChecked();
  },
};

export const PastedList: Story = { args: { initialState: { tags: listEntries({ text: sampleCodes.join('\n') }) } } };

export const PastedTableMobile: Story = {
  args: { initialState: { tags: listEntries({ text: 'code\tname\nA1\tbob\nB2\tcar' }) } },
  ...mobile,
};

export const EmptyList: Story = { args: { initialState: { tags: listEntries({}) } } };

export const ListWithErrors: Story = {
  args: { initialState: { tags: listEntries({ text: codesWithErrors.join('\n') }) } },
};

export const ListWithErrorsTablet: Story = { ...ListWithErrors, globals: { viewport: { value: 'w768' } } };

export const ListWithErrorsMobile: Story = { ...ListWithErrors, ...mobile };

export const WithoutFile: Story = { args: { initialState: { tags: listEntries({ from: 'file' }) } } };

export const WithFile: Story = { args: { initialState: { tags: listEntries({ from: 'file', file: codeListFile }) } } };

export const WithFileMobile: Story = { ...WithFile, ...mobile };

export const FileCut: Story = {
  args: { initialState: { tags: listEntries({ from: 'file', file: { ...codeListFile, cutAfter: 10_001 } }) } },
};

export const FileRejected: Story = {
  args: {
    initialState: {
      tags: listEntries({ from: 'file', file: codeListFile }),
      rejectedCodeList: { name: 'stickers.xlsx', error: { reason: 'spreadsheet' } },
    },
  },
};

export const FileWithoutCodes: Story = {
  args: {
    initialState: {
      tags: listEntries({ from: 'file', file: { name: 'notes.txt', rows: [{ line: 1, cells: ['ä', 'ö'] }] } }),
    },
  },
};

export const Series: Story = { args: { initialState: { tags: { ...defaultTagEntries, source: 'series' } } } };

export const InvalidSeries: Story = {
  args: {
    initialState: {
      tags: { ...defaultTagEntries, source: 'series', series: { prefix: 'Ä', start: 1, count: 100, digits: 4 } },
    },
  },
};

export const InvalidSeriesMobile: Story = { ...InvalidSeries, ...mobile };
