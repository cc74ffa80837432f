import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { readCode } from '~/components/brand/CodeSprite/readCode.play';
import { drawDemoCodes } from '~/domain/tag/drawDemoCodes';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { ExperienceScreen } from './ExperienceScreen';

const meta = {
  title: 'Screens/Site/Experience',
  component: ExperienceScreen,
  parameters: { layout: 'fullscreen' },
  args: { codes: drawDemoCodes('https://tag.example.com'), onOpenTag: fn() },
  decorators: [(Story) => <SiteStage current="experience">{Story()}</SiteStage>],
} satisfies Meta<typeof ExperienceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { acceptance: ['PUB-24'] },
  tags: ['state'],
  play: async ({ canvas }) => {
    const hero = within(canvas.getByRole('region', { name: 'See what a finder sees' }));
    await expect(hero.getByText('Demonstration')).toBeVisible();
    await expect(hero.getByText(/nothing leaves this page/)).toBeVisible();
    const choice = within(canvas.getByRole('group', { name: 'What was scanned?' }));
    await expect(choice.getByRole('radio', { name: 'A pet' })).toBeChecked();
    const steps = within(canvas.getByRole('region', { name: 'Someone finds Biscuit' }));
    await expect(steps.getAllByRole('heading', { level: 3 }).map((part) => part.textContent)).toEqual([
      'The tag',
      'What they see',
      'What you show',
    ]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Mobile: Story = { ...Default, tags: ['state'], globals: { viewport: { value: 'w360' } } };

export const Car: Story = {
  tags: ['state'],
  args: { scenario: 'car' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'A car' })).toBeChecked();
    await expect(canvas.getByRole('region', { name: "Someone's blocked by your car" })).toHaveAttribute('id', 'car');
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
    await expect(canvas.getByRole('link', { name: 'Scan this tag' })).toHaveAttribute('href', '/t/A90B13');
  },
};

export const AnnouncesChanges: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const breedSwitch = canvas.getByRole('switch', { name: 'Show breed' });
    await userEvent.click(breedSwitch);
    await expect(status).toHaveTextContent('Breed: hidden from the finder.');
    await userEvent.click(breedSwitch);
    await expect(status).toHaveTextContent('Breed: shown to the finder.');
    await userEvent.click(canvas.getByRole('radio', { name: 'A car' }));
    await expect(status).toHaveTextContent('Showing the tag of a car.');
  },
};

export const KeepsTheCodesReadable: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    for (const control of canvas.getAllByRole('switch')) await userEvent.click(control);
    for (const [product, code] of Object.entries({ Ally: '7C41E9', Auto: '5A3F0C', Accolades: 'A90B13' })) {
      const name = `An ${product} tag with the code ${code}. Its QR code works.`;
      // A tag is 280 px wide on the narrowest phone.
      const text = await readCode(canvas.getByRole('img', { name, hidden: true }), 280);
      await expect(text).toBe(`https://tag.example.com/t/${code}`);
    }
  },
};

export const PrivacyFacts: Story = {
  parameters: { acceptance: ['PUB-18'] },
  tags: ['state'],
  play: async ({ canvas }) => {
    const facts = within(canvas.getByRole('region', { name: 'Private, and nothing to install' }));
    await expect(facts.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      'No phone number shown',
      'You reply in a chat',
      'Nothing to install for the finder',
      'More about Ally',
      'More about Auto',
      'More about Accolades',
    ]);
    await expect(facts.getByText('You manage your tags in the mobile app.')).toBeVisible();
    await expect(facts.getByText(/Edit the details and keep the tag\./)).toBeVisible();
    await expect(canvas.getByText(/people, pets, vehicles and spaces/)).toBeVisible();
    await expect(facts.getByRole('link', { name: 'More about Auto' })).toHaveAttribute('href', '/AiroTAgAuto');
  },
};

export const OpensTheDownloadPanel: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Download app' }));
    await expect(canvas.getByRole('dialog', { name: 'The app is on its way' })).toBeVisible();
  },
};
