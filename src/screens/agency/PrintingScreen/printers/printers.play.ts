import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import type { Mock } from 'storybook/test';

import type { PrintingEffects } from '../controller/printingEffects';

type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Opens the settings group 'Output' if it is closed. Returns the field 'Printer'. */
export async function openOutputSettings({ canvas, userEvent }: PlayContext) {
  const field = await canvas.findByRole('combobox', { name: 'Printer', hidden: true });
  if (!field.checkVisibility()) await userEvent.click(canvas.getByRole('heading', { name: 'Output' }));
  return field;
}

/** Chooses an option of the field 'Printer'. */
export async function choosePrinter(context: PlayContext, option: string) {
  await context.userEvent.click(await openOutputSettings(context));
  await context.userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Opens the dialog 'Add a printer'. Returns Testing Library queries for the dialog. */
export async function addPrinter(context: PlayContext) {
  await choosePrinter(context, 'Add a printer…');
  return within(await screen.findByRole('dialog', { name: 'Add a printer' }));
}

type Dialog = Awaited<ReturnType<typeof addPrinter>>;

/** Replaces the measured lengths A to D in the dialog. An empty text leaves its field empty. */
export async function enterLengths(
  { userEvent }: Pick<PlayContext, 'userEvent'>,
  dialog: Dialog,
  lengths: readonly string[],
) {
  const names = ['A · Left edge to cross', 'B · Top edge to cross', 'C · Ruler across', 'D · Ruler down'];
  for (const [index, name] of names.entries()) {
    const field = dialog.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(lengths[index] ?? '');
  }
  await userEvent.tab();
}

/** Returns the job of the last print, with the texts on its pages. */
export async function readLastJob(print: Mock<PrintingEffects['print']>) {
  const job = await print.mock.lastCall?.[0]();
  const shapes = job?.pages.flatMap(({ stickers }) => stickers.flatMap(({ sticker }) => sticker.shapes));
  return { ...job, texts: shapes?.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])) };
}
