import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent } from 'storybook/test';

import { countLines } from '~/components/a11y/reflow.play';
import { makeAgency } from '~/domain/agency/agency.sample';

import { storyDay } from '../list.stage';
import { createAgencyDetails } from './createAgencyDetails.stage';
import { DetailPanel } from './DetailPanel';
import { StartWorkspaceContext } from './StartWorkspaceContext';

const meta = {
  title: 'Components/Data/DetailPanel states',
  component: DetailPanel,
  tags: ['state'],
  args: {
    open: true,
    recordId: 'agency-1',
    record: 'loading',
    today: storyDay,
    onPrevious: fn(),
    onNext: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DetailPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Loading…' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('button', { name: 'Next row' })).toBeEnabled();
  },
};

export const Deleted: Story = {
  args: { record: 'deleted', onPrevious: undefined, onNext: undefined },
  play: async ({ args }) => {
    await expect(screen.getByRole('heading', { name: 'This record no longer exists.' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SampleData: Story = {
  args: { record: createAgencyDetails(makeAgency(), 'sampleData') },
  play: async () => {
    await expect(screen.getByText("Sample data can't be edited.")).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  },
};

const onStartWorkspace = fn();

export const StartsAWorkspace: Story = {
  tags: ['!state', 'behaviour'],
  args: { record: createAgencyDetails(makeAgency(), 'sampleData') },
  decorators: [(Story) => <StartWorkspaceContext value={onStartWorkspace}>{Story()}</StartWorkspaceContext>],
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    for (const text of ['Phone number', 'Total earnings', "Sample data can't be edited."])
      await expect(countLines(screen.getByText(text))).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Start a workspace' }));
    await expect(onStartWorkspace).toHaveBeenCalledOnce();
  },
};

export const WithoutRelatedRecordsAndChanges: Story = {
  args: { record: { title: 'Kiosk', fields: [{ label: 'Email', value: '' }], history: [], actions: {} } },
  play: async () => {
    await expect(screen.getByText('Nothing has happened yet.')).toBeVisible();
  },
};

export const TextsFromRightToLeft: Story = {
  args: {
    record: createAgencyDetails(makeAgency({ name: 'شركة الملصقات الذكية', address: 'شارع المثال، الشارقة' }), {}),
  },
  play: async () => {
    const [title, address] = [screen.getByRole('heading', { level: 2 }), screen.getAllByText('شارع المثال، الشارقة')];
    for (const text of [title, ...address]) {
      await expect(getComputedStyle(text)).toMatchObject({ unicodeBidi: 'plaintext', textAlign: 'left' });
    }
  },
};

export const CopyFailed: Story = {
  args: { record: createAgencyDetails(makeAgency(), {}) },
  play: async () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(screen.getByRole('button', { name: 'Copy Email' }));
    await expect(await screen.findByText(/^We couldn't copy it\./)).toBeVisible();
    await expect(getSelection()?.toString()).toBe('hello@harbour.example.com');
    getSelection()?.removeAllRanges();
  },
};

export const CopiesTheValueWithoutTheClipboardApi: Story = {
  tags: ['!state', 'behaviour'],
  args: { record: createAgencyDetails(makeAgency(), {}) },
  play: async () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    spyOn(document, 'execCommand').mockImplementation(() => document.dispatchEvent(event) || event.defaultPrevented);
    await userEvent.click(screen.getByRole('button', { name: 'Copy Email' }));
    await expect(clipboardData.getData('text/plain')).toBe('hello@harbour.example.com');
  },
};

export const RendersNothingWhileClosed: Story = {
  tags: ['!state', 'behaviour'],
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
