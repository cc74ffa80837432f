import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import { readQrCodeText } from '~/components/brand/CodeSprite/readQrCodeText.play';
import { storyDay } from '~/components/data/list.stage';
import { createManyAgencyTags } from '~/domain/tag/agencyTag.sample';

import type { ShareOutcome } from './codeActions';
import { tagsArgs } from './tagsArgs.stage';
import { TagsStage } from './TagsScreen.stage';

const meta = {
  title: 'Screens/Agency/Tags/QR card',
  component: TagsStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: {
    createTags: () => createManyAgencyTags(8, storyDay),
    ...tagsArgs,
  },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function openCard({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'QR code of 7F3A9C21' }));
  return within(await screen.findByRole('dialog', { name: '7F3A9C21' }));
}

export const ShowsAReadableCode: Story = {
  parameters: { acceptance: ['AGY-06'] },
  play: async ({ canvas, userEvent }) => {
    const card = await openCard({ canvas, userEvent });
    const qrCodeImage = card.getByRole('img', { name: 'QR code for https://tag.example.com/t/7F3A9C21' });
    await expect(await readQrCodeText(qrCodeImage, 268)).toBe('https://tag.example.com/t/7F3A9C21');
    await expect(card.getByText('https://tag.example.com/t/7F3A9C21')).toBeVisible();
    await expect(card.getByText('Scan the QR with a phone before printing.')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'QR code of 7F3A9C21', hidden: true, expanded: true }),
    ).toBeVisible();
  },
};

export const OpensNextToTheButton: Story = {
  globals: { viewport: { value: 'w1440' } },
  parameters: { acceptance: ['AGY-06'] },
  play: async ({ canvas, userEvent }) => {
    const { left } = canvas.getByRole('button', { name: 'QR code of 7F3A9C21' }).getBoundingClientRect();
    await openCard({ canvas, userEvent });
    const card = screen.getByRole('dialog', { name: '7F3A9C21' });
    await waitFor(() => expect(card.getBoundingClientRect().right).toBeLessThan(left));
    await expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const OpensInASheetOnMobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const card = await openCard({ canvas, userEvent });
    const bottomSheet = screen.getByRole('dialog', { name: '7F3A9C21' });
    await waitFor(() => expect(Math.round(bottomSheet.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await expect(bottomSheet.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    const shareBox = card.getByRole('button', { name: 'Share' }).getBoundingClientRect();
    await expect(shareBox.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(shareBox.height).toBeGreaterThanOrEqual(44);
    await expectNoPageOverflow();
  },
};

export const DownloadsPngOrSvg: Story = {
  parameters: { acceptance: ['AGY-06'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const card = await openCard({ canvas, userEvent });
    await step('downloads PNG by default', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Download' }));
      await expect(args.onDownload).toHaveBeenLastCalledWith(expect.objectContaining({ hexacode: '7F3A9C21' }), 'png');
    });
    await step('downloads SVG if selected', async () => {
      await userEvent.click(card.getByRole('radio', { name: 'SVG' }));
      await userEvent.click(card.getByRole('button', { name: 'Download' }));
      await expect(args.onDownload).toHaveBeenLastCalledWith(expect.objectContaining({ hexacode: '7F3A9C21' }), 'svg');
    });
    await expect(await card.findByText('Saved to your downloads.')).toBeVisible();
  },
};

export const ExplainsAFailedShare: Story = {
  args: { onShare: fn((): Promise<ShareOutcome> => Promise.resolve('failed')) },
  play: async ({ canvas, userEvent }) => {
    const card = await openCard({ canvas, userEvent });
    await userEvent.click(card.getByRole('button', { name: 'Share' }));
    await expect(await card.findByRole('status')).toHaveTextContent(
      "We couldn't copy the link. Select the address above and copy it.",
    );
  },
};

export const WorksWithTheKeyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const codeButton = canvas.getByRole('button', { name: 'QR code of 7F3A9C21' });
    codeButton.focus();
    await userEvent.keyboard('{Enter}');
    const card = within(await screen.findByRole('dialog', { name: '7F3A9C21' }));
    await step('moves the focus through the card', async () => {
      for (const name of ['Close the QR code', 'Copy the link', 'PNG', 'Download']) {
        await userEvent.tab();
        await expect(card.getByRole(name === 'PNG' ? 'radio' : 'button', { name })).toHaveFocus();
      }
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onShare).toHaveBeenCalledOnce();
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(codeButton).toHaveFocus();
  },
};
