import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectNoOverflowAfter } from '~/components/a11y/reflow.play';
import { defaultSeries } from '~/domain/printing/codes/codeSeries';
import { defaultTagSourceSettings } from '~/domain/printing/codes/tagSource';
import type { ListSourceSettings } from '~/domain/printing/codes/tagSource';

import { openTagSettings } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import { codeListFile, createListEntries, airCodes } from './tags/tags.sample';

/** Opens the settings group 'Tags', and expects that its fields are visible. */
async function showTagFields(context: Parameters<typeof openTagSettings>[0]) {
  await openTagSettings(context);
  await expect(context.canvas.getByRole('radiogroup', { name: 'Which tags' })).toBeVisible();
}

const meta = {
  title: 'Screens/Agency/Printing/Tag states',
  component: PrintingStage,
  tags: ['state'],
  ...printingMeta,
  play: showTagFields,
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the args of a story in which the user prints the codes of a list. */
const makeListArgs = (list: Partial<ListSourceSettings>) => ({ initialState: { tags: createListEntries(list) } });

const mobileViewport = { globals: { viewport: { value: 'w360' } } };
const seriesEntries = { ...defaultTagSourceSettings, source: 'series' } as const;
const codesWithErrors = `7F3A9C21\n7F3A9C21\nB04D17E8\nÄ\n${'x'.repeat(40)}\n-1\nb04d17e8\n2C9E55A0\n2C9E55A0`;

export const SampleCodes: Story = {};

export const TagSelectionFitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  args: { selectedHexacodes: ['7F3A9C21', 'B04D17E8'] },
  ...mobileViewport,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Tags' }));
    await expect(canvas.getByRole('radio', { name: 'My tags' })).toBeChecked();
  },
};

export const PastedList: Story = { args: makeListArgs({ text: airCodes.join('\n') }) };

export const PastedTableFitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  args: makeListArgs({ text: 'code\tname\nA1\tbob\nB2\tcar' }),
  ...mobileViewport,
  play: expectNoOverflowAfter(showTagFields),
};

export const EmptyList: Story = { args: makeListArgs({}) };

export const ListWithErrors: Story = {
  parameters: { modes: 'phone' },
  args: makeListArgs({ text: codesWithErrors }),
};

export const ListWithErrorsFitsATablet: Story = {
  ...ListWithErrors,
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: expectNoOverflowAfter(showTagFields),
};

export const ListWithErrorsFitsAPhone: Story = {
  ...ListWithErrors,
  ...mobileViewport,
  tags: ['!state', 'behaviour'],
  play: expectNoOverflowAfter(showTagFields),
};

export const WithoutFile: Story = { args: makeListArgs({ from: 'file' }) };

export const WithFile: Story = { args: makeListArgs({ from: 'file', file: codeListFile }) };

export const WithFileFitsAPhone: Story = {
  ...WithFile,
  ...mobileViewport,
  tags: ['!state', 'behaviour'],
  play: expectNoOverflowAfter(showTagFields),
};

export const FileWithTooManyLines: Story = {
  args: makeListArgs({ from: 'file', file: { ...codeListFile, lastReadLine: 10_001 } }),
};

export const FileRejected: Story = {
  args: {
    initialState: {
      tags: createListEntries({ from: 'file', file: codeListFile }),
      rejectedCodeList: { name: 'stickers.xls', error: { reason: 'other-spreadsheet' } },
    },
  },
};

export const FileWithoutCodes: Story = {
  args: makeListArgs({ from: 'file', file: { name: 'notes.txt', rows: [{ line: 1, cells: ['ä', 'ö'] }] } }),
};

export const Series: Story = { args: { initialState: { tags: seriesEntries } } };

export const InvalidSeries: Story = {
  args: { initialState: { tags: { ...seriesEntries, series: { ...defaultSeries, prefix: 'Ä' } } } },
};

export const InvalidSeriesFitsAPhone: Story = {
  ...InvalidSeries,
  ...mobileViewport,
  tags: ['!state', 'behaviour'],
  play: expectNoOverflowAfter(showTagFields),
};
