import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { AgencyStage } from '../AgencyLayout/AgencyLayout.stage';
import { PrintingScreen } from './PrintingScreen';
import type { PrintingScreenProps } from './PrintingScreen';
import { sampleTags } from './tags/tags.sample';

/** The screen as the app uses it: what is set stays, Reset brings the defaults and no picture. */
function Kept(props: PrintingScreenProps) {
  const [settings, setSettings] = useState(props.settings);
  const [design, setDesign] = useState(props.design);
  return (
    <PrintingScreen
      {...props}
      settings={settings}
      design={design}
      onSettingsChange={setSettings}
      onReset={() => {
        setSettings(defaultPrintSettings);
        setDesign(undefined);
        props.onReset();
      }}
    />
  );
}

const meta = {
  title: 'Screens/Agency/Printing/Settings',
  component: PrintingScreen,
  parameters: {
    layout: 'fullscreen',
    acceptance: ['PRN-02', 'PRN-03', 'PRN-04', 'PRN-08', 'PRN-12', 'VAL-14'],
  },
  render: (args) => <Kept {...args} />,
  args: {
    settings: defaultPrintSettings,
    tagBase: 'https://tag.example.com',
    tags: sampleTags,
    printState: 'idle',
    onSettingsChange: fn(),
    onDesignFile: fn(),
    onPrint: fn(),
    onReset: fn(),
  },
  decorators: [(Story) => <AgencyStage currentPath="/Agencies-PrintQr">{Story()}</AgencyStage>],
} satisfies Meta<typeof PrintingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Tools = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

async function put({ canvas, userEvent }: Tools, name: string, text: string) {
  const field = canvas.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
  return field;
}

export const TakesPapersAndCountsPages: Story = {
  play: async ({ canvas, userEvent }) => {
    await put({ canvas, userEvent }, 'Quantity', '17');
    await expect(canvas.getByText('17 stickers · 2 pages A4 · 16 a page (4 × 4)')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Page 1 of 2, 16 stickers' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByRole('img', { name: 'Page 2 of 2, 1 sticker' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'A3' }));
    await expect(canvas.getByText('17 stickers · 1 page A3 · 30 a page (5 × 6)')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
    await expect(canvas.getByText('17 stickers · 3 pages A5 · 6 a page (2 × 3)')).toBeVisible();
  },
};

export const OffersToTurnAPaperThatWouldHoldMore: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
    await expect(canvas.getByText('Turned, the page takes 8 stickers instead of 6.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn the paper' }));
    await expect(canvas.getByRole('radio', { name: 'Landscape' })).toBeChecked();
    await expect(canvas.getByText('1 sticker · 1 page A5 · 8 a page (4 × 2)')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Turn the paper' })).not.toBeInTheDocument();
  },
};

export const TakesAPaperOfAnySize: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Paper width' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom' }));
    await put({ canvas, userEvent }, 'Paper width', '62');
    const height = await put({ canvas, userEvent }, 'Paper height', '4');
    await expect(height).toHaveValue('10');
    await put({ canvas, userEvent }, 'Paper height', '100');
    await expect(canvas.getByText('1 sticker · 1 page 62 × 100 mm · 1 a page (1 × 1)')).toBeVisible();
  },
};

export const AppliesMinimumsWhenFieldsAreLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    const tools = { canvas, userEvent };
    await userEvent.click(canvas.getByRole('heading', { name: 'Margins and gaps' }));
    await expect(await put(tools, 'Top margin', '-2')).toHaveValue('0');
    await expect(await put(tools, 'Design width', '9')).toHaveValue('10');
    await expect(await put(tools, 'Size, square', '1')).toHaveValue('5');
    await expect(await put(tools, 'From left', '101')).toHaveValue('100');
    await expect(await put(tools, 'Quantity', '0')).toHaveValue('1');
    await expect(canvas.getByText('Raised to 1, the least.')).toBeVisible();
    await expect(await put(tools, 'Design width', '15')).toHaveValue('15');
  },
};

export const LinksTheMargins: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Margins and gaps' }));
    await put({ canvas, userEvent }, 'Left margin', '5');
    await expect(canvas.getByRole('textbox', { name: 'Top margin' })).toHaveValue('5');
    await userEvent.click(canvas.getByRole('switch', { name: 'Same on all sides' }));
    await put({ canvas, userEvent }, 'Left margin', '12,5');
    await expect(canvas.getByRole('textbox', { name: 'Top margin' })).toHaveValue('5');
    await expect(canvas.getByText('1 sticker · 1 page A4 · 12 a page (3 × 4)')).toBeVisible();
  },
};

export const FieldsFollowTheDrag: Story = {
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('application');
    await fireEvent.pointerDown(handle, { clientX: 0, clientY: 0, button: 0, pointerId: 1 });
    await fireEvent.pointerMove(handle, { clientX: 4000, clientY: -4000, pointerId: 1 });
    await fireEvent.pointerUp(handle, { pointerId: 1 });
    await expect(canvas.getByRole('textbox', { name: 'From left' })).toHaveValue('90');
    await expect(canvas.getByRole('textbox', { name: 'From top' })).toHaveValue('0');
  },
};

export const HandsOnAChosenPicture: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['x'], 'sticker.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), file);
    await expect(args.onDesignFile).toHaveBeenLastCalledWith(file);
  },
};

export const ResetsEverything: Story = {
  args: { design: sampleDesign },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
    await put({ canvas, userEvent }, 'Quantity', '0');
    await userEvent.click(canvas.getByRole('switch', { name: 'With background' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(canvas.getByText('1 sticker · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'With background' })).toBeChecked();
    await expect(canvas.getByText('No picture yet')).toBeVisible();
    await expect(canvas.queryByText('Raised to 1, the least.')).not.toBeInTheDocument();
  },
};

export const PrintsAtOnceWhenAllIsWell: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const AsksOnceWhenTheCodeWillNotScan: Story = {
  args: { settings: { ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, size: 8 } } },
  play: async ({ args, canvas, step, userEvent }) => {
    const print = canvas.getByRole('button', { name: 'Print Design' });
    await step('the question offers what mends it', async () => {
      await userEvent.click(print);
      await expect(
        await screen.findByRole('alertdialog', { name: 'The QR code will probably not scan' }),
      ).toHaveAccessibleDescription('QR code 8 mm is too small for this address: 14.7 mm scans well.');
      await expect(screen.getByRole('button', { name: 'Apply 14.7 mm' })).toHaveFocus();
      await expect(args.onPrint).not.toHaveBeenCalled();
    });
    await step('and never forbids', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Print anyway' }));
      await expect(args.onPrint).toHaveBeenCalledOnce();
    });
  },
};
