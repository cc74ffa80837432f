import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { expectNoPageOverflow, countLines, withTextSize, phoneGlobals } from '~/components/a11y/reflow.play';

import { SearchButton } from '../OfficeSearch/SearchButton';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu';
import { TopBar } from '../TopBar/TopBar';
import { DataChip } from './DataChip';
import type { DataChipProps } from './DataChip';

function ChipInTopBar({ title, ...props }: DataChipProps & { title: string }) {
  return (
    <TopBar
      homeHref="/Agencies-DashBoard"
      title={title}
      search={<SearchButton onClick={() => undefined} />}
      dataChip={<DataChip {...props} />}
    >
      <ProfileMenu userName="Sample Agent" facts={[]} onLogout={() => undefined} />
    </TopBar>
  );
}

/** Use in the top bar of the office only. The public site has no data to choose from. */
const meta = {
  title: 'Components/Shell/DataChip',
  component: DataChip,
  parameters: { layout: 'fullscreen' },
  args: { data: 'sample', isOpen: false, onClick: fn() },
  render: (args) => <ChipInTopBar {...args} title="Harbour Tags" />,
} satisfies Meta<typeof DataChip>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const tabletGlobals = { viewport: { value: 'w768' } };
const longTitle = 'An agency with a name that is too long for the space between the logo and the chip';

export const SampleData: Story = { tags: ['state'] };

export const Workspace: Story = { tags: ['state'], args: { data: 'workspace' } };

export const WithOpenPanel: Story = { tags: ['state'], args: { isOpen: true } };

/** Expects that the chip shows its whole label on one line, between `previousElement` and the profile button. */
async function expectFittingChip(canvas: Canvas, name: string, previousElement: HTMLElement) {
  const chipBox = canvas.getByRole('button', { name }).getBoundingClientRect();
  const label = canvas.getByText(name);
  await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  await expect(countLines(label)).toBe(1);
  await expect(chipBox.left).toBeGreaterThanOrEqual(previousElement.getBoundingClientRect().right);
  await expect(chipBox.right).toBeLessThanOrEqual(
    canvas.getByRole('button', { name: 'Profile menu, Sample Agent' }).getBoundingClientRect().left,
  );
  await expectNoPageOverflow();
}

export const FitsOnAPhone: Story = {
  tags: ['behaviour'],
  args: { data: 'workspace' },
  globals: phoneGlobals,
  play: async ({ canvas }) => {
    await expectFittingChip(canvas, 'My workspace', canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByRole('button', { name: 'My workspace' }).clientHeight).toBe(44);
  },
};

export const FitsNextToTheTitle: Story = {
  tags: ['behaviour'],
  globals: tabletGlobals,
  render: (args) => <ChipInTopBar {...args} title={longTitle} />,
  play: ({ canvas }) => expectFittingChip(canvas, 'Sample data', canvas.getByText(longTitle)),
};

export const FitsWithLargeText: Story = {
  tags: ['behaviour'],
  args: { data: 'workspace' },
  globals: phoneGlobals,
  beforeEach: withTextSize(200),
  play: async ({ canvas }) => {
    const chipBox = canvas.getByRole('button', { name: 'My workspace' }).getBoundingClientRect();
    const profileButtonBox = canvas.getByRole('button', { name: 'Profile menu, Sample Agent' }).getBoundingClientRect();
    await expect(chipBox.left).toBeGreaterThanOrEqual(
      canvas.getByRole('link', { name: 'AiroTag, home' }).getBoundingClientRect().right,
    );
    await expect(chipBox.right).toBeLessThanOrEqual(profileButtonBox.left);
    await expect(profileButtonBox.right).toBeLessThanOrEqual(window.innerWidth);
    await expectNoPageOverflow();
  },
};

export const SaysThatItOpensADialog: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Sample data' });
    await expect(chip).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(chip).toHaveAttribute('aria-expanded', 'false');
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
