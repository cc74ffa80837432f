import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { getSheetLayout } from '~/domain/printing/sheet/sheetLayout';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { SheetOutlines } from './SheetOutlines';

const stickerSize = { width: 10, height: 10 };
const paperSize = { width: 210, height: 297 };
const settings = { ...defaultPrintSettings, design: stickerSize, quantity: 4 };

/** Used by SheetPreview for lines that are not printed: paper, margins and slots. For the stickers, use SheetPage. */
const meta = {
  title: 'Components/Printing/SheetPreview/Outlines',
  component: SheetOutlines,
  tags: ['behaviour'],
  args: {
    ...{ paperSize, stickerSize, margins: settings.margins, shape: undefined, page: 0 },
    ...{ layout: getSheetLayout(settings), pixelSize: 0.1 },
  },
  decorators: [(Story) => <div style={{ position: 'relative', width: 420, height: 594 }}>{Story()}</div>],
} satisfies Meta<typeof SheetOutlines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the distance in mm between the outlines of the first two slots. */
function readGap(root: HTMLElement): number {
  const [firstOutline, secondOutline] = Array.from(root.querySelectorAll<SVGPathElement>('g > path'), (path) =>
    path.getBBox(),
  );
  if (!firstOutline || !secondOutline) throw new Error('No outlines');
  return secondOutline.x - firstOutline.x - firstOutline.width;
}

export const DrawsTwoLinesInAWideGap: Story = {
  play: async ({ canvasElement }) => expect(readGap(canvasElement)).toBeCloseTo(1),
};

/** At 0.5 mm per screen pixel, the outlines on both sides of the gap of 1 mm would merge. */
export const DrawsOneLineInANarrowGap: Story = {
  args: { pixelSize: 0.5 },
  play: async ({ canvasElement }) => expect(readGap(canvasElement)).toBeCloseTo(0),
};

/** The outlines of two adjacent slots draw their shared edge as the same path, so that their dashes coincide. */
export const KeepsTheLineBetweenSlotsDashed: Story = {
  args: { pixelSize: 0.5 },
  play: async ({ canvasElement }) => {
    const [firstEdges = [], secondEdges = []] = Array.from(canvasElement.querySelectorAll('g > path'), (path) =>
      path.getAttribute('d')?.split(/(?=M)/),
    );
    await expect(firstEdges.filter((edge) => secondEdges.includes(edge))).toHaveLength(1);
  },
};
