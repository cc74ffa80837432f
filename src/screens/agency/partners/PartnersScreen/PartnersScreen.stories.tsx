import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { storyDay, useSampleList } from '~/components/data/list.sample';
import type { SampleListOptions } from '~/components/data/list.sample';
import { agencyPartnerRules, companyOptions } from '~/domain/partner/agencyPartner';
import type { AgencyPartner, AgencyPartnerQuery } from '~/domain/partner/agencyPartner';
import { makeAgencyPartner, manyAgencyPartners, sampleAgencyPartners } from '~/domain/partner/agencyPartner.sample';

import { AgencyStage } from '../../AgencyLayout/AgencyLayout.stage';
import { PartnersScreen } from './PartnersScreen';
import type { PartnersScreenProps } from './PartnersScreen';

type StageProps = Pick<PartnersScreenProps, 'onAdd' | 'onDelete'> &
  SampleListOptions<AgencyPartnerQuery> & { partners: () => AgencyPartner[] };

function PartnersStage({ partners, onAdd, onDelete, ...options }: StageProps) {
  const [rows] = useState(partners);
  const list = useSampleList(agencyPartnerRules, rows, options);
  return <PartnersScreen list={list} companies={companyOptions(rows)} onAdd={onAdd} onDelete={onDelete} />;
}

const meta = {
  title: 'Screens/Agency/Partners/List',
  component: PartnersStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AgencyStage currentPath="/Agencies-Partners">{Story()}</AgencyStage>],
  args: {
    partners: () => sampleAgencyPartners(storyDay),
    status: 'ready',
    query: {},
    onAdd: fn(),
    onDelete: fn(),
    onRetry: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof PartnersStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const names = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

async function choose({ canvas, userEvent }: Context, filter: string, choice: string) {
  await userEvent.click(canvas.getByRole('combobox', { name: filter }));
  await userEvent.click(await screen.findByRole('option', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
}

const fitsTheWindow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

export const Default: Story = {
  parameters: { acceptance: ['AGY-08'] },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Partners' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Company',
      'Phone',
      'Actions',
    ]);
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(
      'Mira Examplemira.example@example.comSample Motors0500000401',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('24 of 24 partners');
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading partners');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { partners: () => [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No partners found.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 0 partners');
    await expect(canvas.getByRole('button', { name: 'Add partner' })).toBeEnabled();
  },
};

export const NoMatches: Story = {
  args: { query: { search: 'zebra' } },
  parameters: { acceptance: ['AGY-08'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No partners found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(24);
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The partners could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Partners' }));
    const [first] = cards.getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      'Mira Examplemira.example@example.comCompanySample MotorsPhone0500000401Date added15-06-2026',
    );
    await fitsTheWindow();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Many: Story = {
  args: { partners: () => manyAgencyPartners(10_000, storyDay) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1 of 200')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search name, email or company' }), '0500010400');
    await expect(await canvas.findByText('1 of 10,000')).toBeVisible();
  },
};

const unusual = () => [
  makeAgencyPartner({
    id: 'long',
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    lastName: 'von-und-zu-Placeholder-Specimen'.repeat(3),
    email: `${'long'.repeat(16)}@${'example'.repeat(8)}.com`,
    company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  }),
  makeAgencyPartner({ id: 'rtl', firstName: 'محمد (أبو خالد)', lastName: 'عبد الرحمن', company: 'شركة النموذج (دبي)' }),
  makeAgencyPartner({ id: 'emoji', firstName: '👩🏽‍🚀👨‍👩‍👧‍👦', lastName: '', company: '🚗🐾' }),
];

export const LongRightToLeftAndEmojiNames: Story = {
  args: { partners: unusual },
  play: async (context) => {
    await expect(names(context)).toEqual([
      expect.stringContaining('Wolfeschlegelsteinhausenbergerdorff'),
      'محمد (أبو خالد) عبد الرحمن',
      '👩🏽‍🚀👨‍👩‍👧‍👦',
    ]);
    await expect(context.canvas.getByRole('button', { name: 'Delete محمد (أبو خالد) عبد الرحمن' })).toBeVisible();
    await fitsTheWindow();
  },
};

export const LongRightToLeftAndEmojiNamesOnAPhone: Story = {
  args: { partners: unusual },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('محمد (أبو خالد) عبد الرحمن')).toBeVisible();
    await fitsTheWindow();
  },
};

export const OrdersByTheDayOfAdding: Story = {
  parameters: { acceptance: ['AGY-08'] },
  play: async (context) => {
    await choose(context, 'Date added', 'Oldest');
    await expect(names(context).slice(0, 2)).toEqual(['Hugo Placeholder', 'Zara Specimen']);
    await choose(context, 'Date added', 'Newest');
    await expect(names(context)[0]).toBe('Mira Example');
    await expect(names(context)).toHaveLength(24);
  },
};

export const FiltersByCompany: Story = {
  parameters: { acceptance: ['AGY-08'] },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('of those that occur', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Company' }));
      const options = await screen.findAllByRole('option');
      await expect(options.map(({ textContent }) => textContent)).toEqual([
        'All',
        'Example Pets',
        'Placeholder Hotel',
        'Sample Motors',
        'Sample Offices',
        'Specimen Mall',
      ]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    });
    await choose(context, 'Company', 'Specimen Mall');
    await expect(names(context)).toHaveLength(5);
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 24 partners');
  },
};

export const OpensTheDialogAndAsksToDelete: Story = {
  parameters: { acceptance: ['AGY-08'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add partner' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Omar Sample' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'agency-partner-2' }));
  },
};
