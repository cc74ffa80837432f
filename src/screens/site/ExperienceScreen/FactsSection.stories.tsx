import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { drawDemoCodes } from '~/domain/tag/drawDemoCodes';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { ExperienceScreen } from './ExperienceScreen';

const meta = {
  title: 'Screens/Site/Experience/Next steps',
  component: ExperienceScreen,
  parameters: { layout: 'fullscreen' },
  args: { codes: drawDemoCodes('https://tag.example.com'), onOpenTag: fn() },
  decorators: [(Story) => <SiteStage currentPage="experience">{Story()}</SiteStage>],
  tags: ['behaviour'],
} satisfies Meta<typeof ExperienceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsThePrivacyFacts: Story = {
  parameters: { acceptance: ['PUB-18'] },
  play: async ({ canvas }) => {
    const factsSection = within(canvas.getByRole('region', { name: 'Easy for finders, easy for you' }));
    await expect(factsSection.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      'The finder needs no app and no account',
      'You change the details and keep the tag',
      'No phone number is shown',
      'See Ally',
      'See Auto',
      'See Accolades',
    ]);
    await expect(factsSection.getByText('You manage your tags in the mobile app.')).toBeVisible();
    await expect(factsSection.getByText('Any phone camera can scan a tag.')).toBeVisible();
    await expect(canvas.getByText(/people, pets, vehicles and spaces/)).toBeVisible();
    await expect(factsSection.getByRole('link', { name: 'See Auto' })).toHaveAttribute('href', '/AiroTAgAuto');
  },
};

export const LinksToAnEnquiryForTheSelectedScenario: Story = {
  play: async ({ canvas, userEvent }) => {
    const factsSection = within(canvas.getByRole('region', { name: 'Easy for finders, easy for you' }));
    const askLink = factsSection.getByRole('link', { name: 'Ask for a tag' });
    await expect(askLink).toHaveAttribute('href', '/Contact?about=ally#enquiry');
    await userEvent.click(canvas.getByRole('radio', { name: 'An award' }));
    const askForBundleLink = factsSection.getByRole('link', { name: 'Ask for the bundle' });
    await expect(askForBundleLink).toBeVisible();
    await expect(askForBundleLink).toHaveAttribute('href', '/Contact?about=accolades#enquiry');
    await expect(askLink).not.toBeVisible();
  },
};

export const OpensTheDownloadPanel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Download app' }));
    await expect(canvas.getByRole('dialog', { name: 'The app is on its way' })).toBeVisible();
  },
};
