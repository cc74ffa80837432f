import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { countLines, expectNoPageOverflow } from '~/components/a11y/reflow.play';
import { makeAgency, createManyAgencies } from '~/domain/agency/agency.sample';

import { storyDay } from '../list.stage';
import { TableStage } from './DataTable.stage';

const meta = {
  title: 'Components/Data/DataTable texts',
  component: TableStage,
  args: { createRows: () => [makeAgency()] },
} satisfies Meta<typeof TableStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    createRows: () => [
      makeAgency({
        name: 'The Very Long And Winding Sample Agency Of Tags And Other Things In The Emirates',
        address: 'Aneverendingstreetnamewithoutanyspacesinitthatgoesonandonandon 12345, Sample Quarter, Dubai',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader')).toBeVisible();
    await expectNoPageOverflow();
  },
};

const longName = 'Agency of Tags and Signs '.repeat(8).trim();

export const VeryLongTexts: Story = {
  tags: ['state'],
  args: {
    createRows: () => [makeAgency({ name: longName, address: `Street${'name'.repeat(50)}`, phone: '5'.repeat(200) })],
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('rowheader', { name: longName });
    await expect(name).toHaveAttribute('title', longName);
    // The cell is at most two lines high, however long its text is.
    await expect(name.getBoundingClientRect().height).toBeLessThanOrEqual(56);
    await expect(canvas.getByRole('table').getBoundingClientRect().width).toBeLessThanOrEqual(innerWidth);
    await expectNoPageOverflow();
  },
};

export const ArabicNames: Story = {
  tags: ['state'],
  args: { createRows: () => [makeAgency({ name: 'شركة العلامات (دبي)' })] },
  play: async ({ canvas }) => {
    const name = canvas.getByText('شركة العلامات (دبي)');
    const getCharacterLeft = (index: number) => {
      const range = document.createRange();
      range.setStart(name.firstChild ?? name, index);
      range.setEnd(name.firstChild ?? name, index + 1);
      return range.getBoundingClientRect().left;
    };
    // The last character of right-to-left text is leftmost. The text is aligned to the left edge, like the header.
    const lastIndex = 'شركة العلامات (دبي)'.length - 1;
    await expect(getCharacterLeft(lastIndex)).toBeLessThan(getCharacterLeft(0));
    const header = canvas.getByRole('columnheader', { name: 'Name' });
    await expect(getCharacterLeft(lastIndex)).toBeLessThan(header.getBoundingClientRect().left + 24);
  },
};

export const ShowsTheUnitNextToAHeaderOfOneWord: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('button', { name: 'Balance tags' });
    await expect(countLines(header)).toBe(1);
  },
};

/** The second row is hovered, and the Delete button of the third row has the focus. */
export const HoveredAndFocusedRows: Story = {
  tags: ['state'],
  args: { createRows: () => createManyAgencies(3, storyDay) },
  parameters: {
    pseudo: { hover: ['tbody tr:nth-child(2)'], focusVisible: ['tbody tr:nth-child(3) :is(a, button)'] },
  },
};
