import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { readCode } from '~/components/brand/CodeSprite/readCode.play';
import { drawDemoCodes } from '~/domain/tag/drawDemoCodes';

import { inSiteLayout } from '../SiteLayout/inSiteLayout.stage';
import { ExperienceScreen } from './ExperienceScreen';

const meta = {
  title: 'Screens/Site/Experience',
  component: ExperienceScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    codes: drawDemoCodes('https://tag.example.com'),
    scenario: 'pet',
  },
  decorators: [inSiteLayout('experience')],
} satisfies Meta<typeof ExperienceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { acceptance: ['PUB-24'] },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'See what a finder sees' })).toBeVisible();
    const hero = within(canvas.getByRole('region', { name: 'See what a finder sees' }));
    await expect(hero.getByText('Demonstration')).toBeVisible();
    await expect(hero.getByText(/nothing is sent, and nothing leaves this page/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'A pet' })).toBeChecked();
    const steps = within(canvas.getByRole('region', { name: 'Somebody finds your pet' }));
    await expect(steps.getAllByRole('heading', { level: 3 }).map((part) => part.textContent)).toEqual([
      'The tag',
      'What a finder sees',
      'What you show',
    ]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Mobile: Story = { ...Default, tags: ['state'], globals: { viewport: { value: 'w360' } } };

export const ShowsSelectedScenario: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'An award' }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Somebody looks at the award' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Somebody finds your pet' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 4, name: 'Sample award' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Scan this tag' })).toHaveAttribute('href', '/t/A90B13');
  },
};

export const StartsWithScenarioFromUrl: Story = {
  tags: ['behaviour'],
  args: { scenario: 'car' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'A car' })).toBeChecked();
    const section = canvas.getByRole('region', { name: 'Somebody needs you at your car' });
    await expect(section).toBeVisible();
    await expect(section).toHaveAttribute('id', 'car');
  },
};

export const AnnouncesChanges: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show breed' }));
    await expect(status).toHaveTextContent('Breed: hidden from the finder.');
    await userEvent.click(canvas.getByRole('radio', { name: 'A car' }));
    await expect(status).toHaveTextContent('The tag of a car is shown.');
  },
};

export const KeepsTheCode: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const tag = canvas.getByRole('img', { name: 'An Ally tag with the code 7C41E9. Its QR code is real.' });
    const { width } = tag.getBoundingClientRect();
    await expect(await readCode(tag, width)).toBe('https://tag.example.com/t/7C41E9');
    await userEvent.click(canvas.getByRole('switch', { name: 'Show breed' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Show owner contact' }));
    await expect(canvas.queryByText('Sample breed')).not.toBeVisible();
    await expect(await readCode(tag, width)).toBe('https://tag.example.com/t/7C41E9');
  },
};

export const PrivacyFacts: Story = {
  parameters: { acceptance: ['PUB-18'] },
  tags: ['state'],
  play: async ({ canvas }) => {
    const facts = within(canvas.getByRole('region', { name: 'The data changed. The tag did not.' }));
    await expect(facts.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      'No phone number is exposed',
      'Contact goes through a messaging app',
      'No app and no account for whoever scans',
      'Linked data changes, the tag stays',
      'More about Ally',
      'More about Auto',
      'More about Accolades',
    ]);
    await expect(facts.getByText('Owners manage their tags in the mobile app.')).toBeVisible();
    await expect(canvas.getByText(/people, pets, vehicles and spaces/)).toBeVisible();
  },
};

export const LinksToNextSteps: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const facts = within(canvas.getByRole('region', { name: 'The data changed. The tag did not.' }));
    await expect(facts.getByRole('link', { name: 'More about Auto' })).toHaveAttribute('href', '/AiroTAgAuto');
    await userEvent.click(facts.getByRole('button', { name: 'Download app' }));
    await expect(canvas.getByRole('dialog', { name: 'AiroTag for your phone' })).toBeVisible();
  },
};
