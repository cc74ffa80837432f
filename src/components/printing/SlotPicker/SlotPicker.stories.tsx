import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { getSheetLayout } from '~/domain/printing/sheet/sheetLayout';

import { SlotPicker } from './SlotPicker';
import type { SlotPickerProps } from './SlotPicker';

function createLayoutArgs(changes: Partial<PrintSettings>) {
  const settings = { ...defaultPrintSettings, quantity: 20, ...changes };
  const layout = getSheetLayout(settings);
  if (!layout.fits) throw new Error('The stickers do not fit.');
  return { settings, layout };
}

/** Keeps the chosen stickers of the SlotPicker in state. */
function SlotPickerStage(props: SlotPickerProps) {
  const [chosenStickers, setChosenStickers] = useState(props.chosenStickers);
  return (
    <SlotPicker
      {...props}
      chosenStickers={chosenStickers}
      onToggle={(index) => {
        const otherStickers = [...chosenStickers].filter((chosenIndex) => chosenIndex !== index);
        setChosenStickers(new Set(chosenStickers.has(index) ? otherStickers : [...chosenStickers, index]));
        props.onToggle(index);
      }}
    />
  );
}

/** Use to choose single stickers of a recorded run. To choose tags, use the checkboxes of DataTable. */
const meta = {
  title: 'Components/Printing/SlotPicker',
  component: SlotPicker,
  render: (args) => <SlotPickerStage {...args} />,
  args: {
    ...createLayoutArgs({}),
    page: 0,
    chosenStickers: new Set([2, 3, 9]),
    getCodeText: (index) => `AIR-${index + 1}`,
    onToggle: fn(),
  },
} satisfies Meta<typeof SlotPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { tags: ['state'] };
export const PartlyUsedPage: Story = { tags: ['state'], args: createLayoutArgs({ start: 6, quantity: 8 }) };
export const SmallLabels: Story = {
  tags: ['state'],
  args: createLayoutArgs({ design: { width: 17, height: 10 }, gap: { x: 0, y: 0 }, quantity: 300 }),
};

export const ChoosesWithAClick: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const label = canvas.getByRole('gridcell', { name: 'Label 5: AIR-5' });
    await userEvent.click(label);
    await expect(args.onToggle).toHaveBeenCalledWith(4);
    await expect(label).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(label);
    await expect(label).toHaveAttribute('aria-selected', 'false');
  },
};

export const ChoosesWithTheKeyboard: Story = {
  tags: ['behaviour'],
  args: createLayoutArgs({ start: 6, quantity: 8 }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('gridcell', { name: 'Label 6: AIR-1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft} ');
    await expect(canvas.getByRole('gridcell', { name: 'Label 9: AIR-4' })).toHaveFocus();
    await expect(args.onToggle).toHaveBeenCalledWith(3);
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
    await expect(canvas.getByRole('gridcell', { name: 'Label 16: not printed' })).toHaveFocus();
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
