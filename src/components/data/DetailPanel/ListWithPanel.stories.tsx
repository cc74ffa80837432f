import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';

import { ListWithPanel } from './ListWithPanel.stage';

const meta = {
  title: 'Components/Data/DetailPanel in a list',
  component: ListWithPanel,
  tags: ['behaviour'],
  args: { onEdit: fn() },
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
} satisfies Meta<typeof ListWithPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const getTitle = (name: string) => screen.getByRole('heading', { level: 2, name });
const getRowLink = (name: string) => screen.getByRole('link', { name });

export const OpenRow: Story = {
  tags: ['!behaviour', 'state'],
  args: { openId: 'agency-3' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Sample Agency 3' })).toBeVisible();
    await expectNoPageOverflow();
  },
};

export const PanelLeavesSpaceForTheListOnAMonitor: Story = {
  args: { openId: 'agency-3' },
  globals: { viewport: { value: 'w1920' } },
  play: async ({ canvas }) => {
    const panelLeft = (await screen.findByRole('dialog')).getBoundingClientRect().left;
    await expect(panelLeft).toBe(innerWidth - 420);
    const addButton = canvas.getByRole('button', { name: 'Add Agency' });
    await expect(addButton.getBoundingClientRect().right).toBeLessThanOrEqual(panelLeft);
  },
};

export const PanelKeepsTheListInPlaceOnALaptop: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const elements = [canvas.getByRole('button', { name: 'Columns' }), canvas.getByText('agency2@tags.example.com')];
    const readPositions = () => elements.map((element) => element.getBoundingClientRect()).map(({ x, y }) => [x, y]);
    const positionsBefore = readPositions();
    await userEvent.click(getRowLink('Sample Agency 2'));
    await expect(await screen.findByRole('dialog', { name: 'Sample Agency 2' })).toBeVisible();
    await expect(readPositions()).toEqual(positionsBefore);
  },
};

export const PanelKeepsTheListUsable: Story = {
  args: { openId: 'agency-1' },
  play: async ({ canvas }) => {
    await screen.findByRole('dialog', { name: 'Sample Agency 1' });
    await userEvent.click(getRowLink('Sample Agency 4'));
    await expect(getTitle('Sample Agency 4')).toHaveFocus();
    const search = canvas.getByRole('searchbox', { name: 'Search agencies' });
    // The first Escape clears the search, the second closes the panel.
    await userEvent.type(search, '4{Escape}');
    await expect(search).toHaveValue('');
    await expect(getTitle('Sample Agency 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const PanelStaysOpenWhenADialogAboveItCloses: Story = {
  args: { openId: 'agency-1' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(screen.getByRole('dialog', { name: 'Sample Agency 1' })).toBeVisible();
  },
};

export const PanelFillsTheScreenOfAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await userEvent.click(screen.getByText('agency2@tags.example.com'));
    const panel = await screen.findByRole('dialog', { name: 'Sample Agency 2' });
    await expect(getTitle('Sample Agency 2')).toHaveFocus();
    const size = { x: 0, y: 0, width: innerWidth, height: innerHeight };
    await expect(panel.getBoundingClientRect().toJSON()).toMatchObject(size);
    await userEvent.click(screen.getByRole('button', { name: 'Next row' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(getRowLink('Sample Agency 3')).toHaveFocus();
  },
};
