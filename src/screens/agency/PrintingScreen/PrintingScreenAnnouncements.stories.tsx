import type { Meta, StoryObj } from '@storybook/react-vite';

import { expectSpoken, startScreenReader } from '~/components/a11y/screenReader.play';

import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import { createFakeCheck, pdfArgs } from './pdf/pdf.stage';

const meta = {
  title: 'Screens/Agency/Printing/What a screen reader announces',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: {
    ...pdfArgs,
    checkPdf: createFakeCheck({ status: 'checked', findings: [{ index: 98, element: 'qr', kind: 'unread' }] }),
  },
  beforeEach: startScreenReader,
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnnouncesAPdfACheckAndARejectedFile: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const clickButton = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('announces a saved PDF', () =>
      expectSpoken(() => clickButton('Save as PDF'), ['region, Making the PDF', 'polite: PDF saved']),
    );
    await step('announces the result of the check', () =>
      expectSpoken(() => clickButton('Check codes'), ['polite: Checking the codes', 'polite: 239 of 240 codes read']),
    );
    const rejection = "polite: empty.pngThis picture is damaged and can't be read. Save it again, or choose another.";
    const file = new File([], 'empty.png', { type: 'image/png' });
    await step('announces that the picture is damaged', () =>
      expectSpoken(() => userEvent.upload(canvas.getByLabelText('Upload a picture'), file), [rejection]),
    );
  },
};
