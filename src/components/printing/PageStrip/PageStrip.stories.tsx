import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { getSheetLayout } from '~/domain/printing/sheet/sheetLayout';

import { PageStrip } from './PageStrip';

function createLayout(settings: Partial<PrintSettings>) {
  const layout = getSheetLayout({ ...defaultPrintSettings, ...settings });
  if (!layout.fits) throw new Error('The stickers do not fit.');
  return layout;
}

/** Use for the progress of a job, such as making a PDF. For the result of 'Check codes', use CheckedPages. */
const meta = {
  title: 'Components/Printing/PageStrip',
  component: PageStrip,
  args: { layout: createLayout({ quantity: 240, start: 6 }), doneCount: 139, label: 'Making the PDF' },
} satisfies Meta<typeof PageStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = { tags: ['state'] };
export const ColumnByColumn: Story = {
  tags: ['state'],
  args: { layout: createLayout({ quantity: 20, order: 'columns' }), doneCount: 6 },
};
export const ManyPages: Story = { tags: ['state'], args: { layout: createLayout({ quantity: 2000 }), doneCount: 400 } };

export const ExposesItsProgressToScreenReaders: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const progressBar = canvas.getByRole('progressbar', { name: 'Making the PDF' });
    await expect(progressBar).toHaveAttribute('aria-valuenow', '139');
    await expect(progressBar).toHaveAttribute('aria-valuemax', '240');
    await expect(progressBar).toHaveAttribute('aria-valuetext', '139 of 240');
  },
};

export const DrawsTheCellsOnWholePixels: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [pageSvg] = canvas.getByRole('progressbar').querySelectorAll('svg');
    await expect(pageSvg?.viewBox.baseVal.width).toBe(pageSvg?.clientWidth);
    await expect(pageSvg?.viewBox.baseVal.height).toBe(pageSvg?.clientHeight);
    for (const cell of pageSvg?.querySelectorAll('rect') ?? [])
      for (const name of ['x', 'y', 'width', 'height']) await expect(cell.getAttribute(name)).toMatch(/^\d+$/);
  },
};
