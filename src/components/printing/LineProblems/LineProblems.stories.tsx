import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { readPastedCodes } from '~/domain/printing/codes/codeList';

import { LineProblems } from './LineProblems';

/** Use below a list of codes, to show which lines have problems. For problems of the stickers, use ScanChecks. */
const meta = {
  title: 'Components/Printing/LineProblems',
  component: LineProblems,
  args: readPastedCodes(`A1\nA1\nÄ2\n${'B'.repeat(33)}\nC3\nc 3\nC3\nD-`),
} satisfies Meta<typeof LineProblems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 8 lines can be printed');
    await expect(canvas.getByText('These are skipped. The rest will print.')).toBeVisible();
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(texts).toEqual([
      'Line 2: “A1” is already in line 1',
      "Line 3: “Ä2” has characters that codes can't have",
      'Line 4: “BBBBBBBBBBBBBBBBBBBB…” is longer than 32 characters',
      'Line 6: “c 3” is already in line 5',
      'Line 7: “C3” is already in line 5',
      'and 1 more',
    ]);
  },
};

export const CountsCodesIfLinesHaveSeveral: Story = {
  tags: ['behaviour'],
  args: readPastedCodes('A1, A2, ä\nA3'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 4 codes can be printed');
  },
};

export const ExplainsCellsOfSpreadsheets: Story = {
  tags: ['behaviour'],
  args: readPastedCodes('A1\n#N/A\n1.23457E+16'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Line 2: the formula has the error #N/A',
      'Line 3: “1.23457E+16” is a rounded number. Format the column as text and enter it again',
    ]);
  },
};

export const WithoutProblems: Story = {
  tags: ['state'],
  args: readPastedCodes('A1\nA2'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 codes');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const WithoutCodes: Story = {
  tags: ['state'],
  args: readPastedCodes('ä\nö'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fix these lines to print.')).toBeVisible();
  },
};

export const TooManyCodes: Story = { tags: ['state'], args: readPastedCodes('A1\nA2\nA3\nA4', 2) };

export const FormatsLineNumbers: Story = {
  tags: ['behaviour'],
  args: readPastedCodes(`${'\n'.repeat(1233)}A1\nA1\nB2`),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Line 1,235: “A1” is already in line 1,234');
  },
};
