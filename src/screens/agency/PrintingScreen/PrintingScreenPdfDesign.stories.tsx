import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';

import { samplePdfDesign } from '~/components/printing/design.sample';
import type { Design } from '~/domain/printing/design/design';
import type { DesignResult } from '~/domain/printing/design/designFile';

import { fillField } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import type { PrintingEffects } from './controller/printingEffects';

/** One millimetre in points, the unit of PDF files. */
const pointsPerMm = 72 / 25.4;

const readDesignPage = (design: Design, page: number): Promise<DesignResult> =>
  Promise.resolve(
    page === 3
      ? { ok: false, error: { reason: 'pdf-damaged' } }
      : {
          ok: true,
          design: {
            ...design,
            pdf: { page, pageCount: 3 },
            originalSize: { width: 85 * pointsPerMm, height: 55 * pointsPerMm },
          },
        },
  );

const meta = {
  title: 'Screens/Agency/Printing/PDF designs',
  component: PrintingStage,
  loaders: printingMeta.loaders,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: {
    clearSelectedTags: fn(),
    print: fn(),
    readDesign: () => Promise.resolve({ ok: true, design: samplePdfDesign }),
    readDesignPage: fn(readDesignPage),
  },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const printedHrefs: (string | undefined)[] = [];
const recordPrint: PrintingEffects['print'] = async (makeJob) => {
  printedHrefs.push((await makeJob()).designHref);
  return 'printed';
};

const pdfFile = new File(['%PDF-1.7'], 'windscreen.pdf', { type: 'application/pdf' });

export const ShowsAPageOfAPdf: Story = {
  parameters: { acceptance: ['PRN-04'] },
  tags: ['state', '!behaviour'],
  args: { initialState: { design: samplePdfDesign } },
};

export const ChoosesAPageAndUndoesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Upload a picture'), pdfFile);
    await canvas.findByText('50 × 60 mm · Sharp at any size');
    await fillField({ canvas, userEvent }, 'Page', '2');
    await canvas.findByText('85 × 55 mm · Sharp at any size');
    await userEvent.click(canvas.getByRole('button', { name: "Use the page's size" }));
    await expect(canvas.getByRole('textbox', { name: 'Design width' })).toHaveValue('85');
    await expect(canvas.queryByRole('button', { name: "Use the page's size" })).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Page of the PDF' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Design height' })).toHaveValue('55');
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await expect(canvas.getByRole('textbox', { name: 'Page' })).toHaveValue('1');
    await expect(canvas.getByText('50 × 60 mm · Sharp at any size')).toBeVisible();
  },
};

export const KeepsThePageIfAnotherOneIsDamaged: Story = {
  args: { initialState: { design: samplePdfDesign } },
  play: async ({ canvas, userEvent }) => {
    await fillField({ canvas, userEvent }, 'Page', '3');
    await canvas.findByText("This PDF is damaged and can't be read. Export it again and upload the new file.");
    await expect(canvas.getByRole('textbox', { name: 'Page' })).toHaveValue('1');
    await expect(canvas.getByText('50 × 60 mm · Sharp at any size')).toBeVisible();
  },
};

export const ShowsTheChosenPageWhileItIsRead: Story = {
  args: { initialState: { design: samplePdfDesign }, readDesignPage: fn(), releaseDesign: fn() },
  play: async ({ args, canvas, userEvent }) => {
    let finishReading: (result: DesignResult) => void = () => undefined;
    mocked(args.readDesignPage)?.mockReturnValueOnce(new Promise((resolve) => (finishReading = resolve)));
    await fillField({ canvas, userEvent }, 'Page', '2');
    await expect(canvas.getByText('Reading the file…')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Page' })).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the design' }));
    finishReading({ ok: true, design: samplePdfDesign });
    await waitFor(() => expect(args.releaseDesign).toHaveBeenCalledTimes(2));
    await expect(canvas.getByText('Add your artwork')).toBeVisible();
  },
};

export const PrintsThePageWithThePrintersResolution: Story = {
  args: {
    initialState: { design: samplePdfDesign },
    drawDesignPage: fn(() => Promise.resolve('blob:printed-page')),
    print: fn(recordPrint),
  },
  play: async ({ args, canvas, userEvent }) => {
    printedHrefs.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    await waitFor(() => expect(printedHrefs).toEqual(['blob:printed-page']));
    await expect(args.drawDesignPage).toHaveBeenLastCalledWith(samplePdfDesign, expect.objectContaining({ dpi: 600 }));
  },
};
