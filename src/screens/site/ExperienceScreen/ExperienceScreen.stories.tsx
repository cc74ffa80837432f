import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { readQrCodeText } from '~/components/brand/CodeSprite/readQrCodeText.play';
import { drawDemoCodes } from '~/domain/tag/drawDemoCodes';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { ExperienceScreen } from './ExperienceScreen';

const meta = {
  title: 'Screens/Site/Experience',
  component: ExperienceScreen,
  parameters: { layout: 'fullscreen' },
  args: { codes: drawDemoCodes('https://tag.example.com'), onOpenTag: fn() },
  decorators: [(Story) => <SiteStage currentPage="experience">{Story()}</SiteStage>],
} satisfies Meta<typeof ExperienceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { modes: 'site', acceptance: ['PUB-24'] },
  tags: ['state'],
  play: async ({ canvas }) => {
    const heroSection = within(canvas.getByRole('region', { name: 'See what a scan shows' }));
    await expect(heroSection.getByText('Demonstration')).toBeVisible();
    await expect(heroSection.getByText(/Your choices are not saved\./)).toBeVisible();
    const scenarioChoice = within(canvas.getByRole('group', { name: 'Choose a tag' }));
    await expect(scenarioChoice.getByRole('radio', { name: 'A pet' })).toBeChecked();
    const petSection = within(canvas.getByRole('region', { name: 'Someone finds Biscuit' }));
    await expect(petSection.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'The tag',
      'What they see',
      'What you show',
    ]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const FitsAPhone: Story = { ...Default, tags: ['behaviour'], globals: { viewport: { value: 'w360' } } };

export const Car: Story = {
  tags: ['state'],
  args: { scenario: 'car' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'A car' })).toBeChecked();
    await expect(canvas.getByRole('region', { name: 'Your car is in the way' })).toHaveAttribute('id', 'car');
  },
};

export const Award: Story = { tags: ['state'], args: { scenario: 'award' } };

export const ShowsTheScenarioSelectedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'A pet' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'An award' })).toBeChecked();
    await expect(canvas.getByRole('heading', { level: 2, name: 'A colleague stops at the award' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Someone finds Biscuit' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 4, name: 'Celebrating Mira' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open its page' })).toHaveAttribute('href', '/t/A90B13');
  },
};

export const AnnouncesChanges: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const statusRegion = canvas.getByRole('status');
    await expect(statusRegion).toBeEmptyDOMElement();
    const breedSwitch = canvas.getByRole('switch', { name: 'Show breed' });
    await userEvent.click(breedSwitch);
    await expect(statusRegion).toHaveTextContent('Breed: hidden from the finder.');
    await userEvent.click(breedSwitch);
    await expect(statusRegion).toHaveTextContent('Breed: shown to the finder.');
    await userEvent.click(canvas.getByRole('radio', { name: 'A car' }));
    await expect(statusRegion).toHaveTextContent('Showing the tag of a car.');
  },
};

export const KeepsTheCodesReadable: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    for (const control of canvas.getAllByRole('switch')) await userEvent.click(control);
    for (const [product, code] of Object.entries({ Ally: '7C41E9', Auto: '5A3F0C', Accolades: 'A90B13' })) {
      const name = `An ${product} tag with the code ${code}. Its QR code works.`;
      // Reads the code from a picture of the tag that is 280 px wide.
      const scannedUrl = await readQrCodeText(canvas.getByRole('img', { name, hidden: true }), 280);
      await expect(scannedUrl).toBe(`https://tag.example.com/t/${code}`);
    }
  },
};
