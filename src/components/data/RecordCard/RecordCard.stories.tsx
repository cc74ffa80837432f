import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';

import { StatusChip } from '../StatusChip/StatusChip';
import { RecordCard } from './RecordCard';

/**
 * Use for rows of a DataTable on phones, with the three or four fields that tell rows apart. For dashboards, use
 * StatCard.
 */
const meta = {
  title: 'Components/Data/RecordCard',
  component: RecordCard,
  args: {
    title: 'Harbour Tags',
    chip: <StatusChip tone="ok" label="Active" />,
    detail: 'hello@harbour.example.com',
    facts: [
      { label: 'AiroTag balance', value: '35' },
      { label: 'Total earnings', value: '1,237.50 AED' },
    ],
  },
  globals: { viewport: { value: 'w360' } },
} satisfies Meta<typeof RecordCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Harbour Tags' })).toBeVisible();
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'AiroTag balance',
      'Total earnings',
    ]);
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '35',
      '1,237.50 AED',
    ]);
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    title: 'The Very Long And Winding Sample Agency Of Tags',
    detail: 'a.person.with.an.address.that.does.not.end.anywhere@subdomain.of.a.domain.example.com',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expectNoPageOverflow();
  },
};

export const CutsOffVeryLongTexts: Story = {
  tags: ['behaviour'],
  args: { title: 'Agency of Tags '.repeat(14), facts: [{ label: 'Company', value: 'Tags '.repeat(40) }] },
  play: async ({ canvas }) => {
    const getLineCount = (element: Element, lineHeight: number) => element.getBoundingClientRect().height / lineHeight;
    await expect(getLineCount(canvas.getByRole('heading'), 22)).toBeLessThan(3.5);
    await expect(getLineCount(canvas.getByRole('definition'), 20)).toBeLessThan(3.5);
  },
};

export const KeepsEachTextOfTheDetailOnOneLine: Story = {
  tags: ['behaviour'],
  args: { detail: ['A Fairly Long Name of Tags', '', 'Example Group', '050 000 0101'] },
  play: async ({ canvas }) => {
    const [name, agency, phone] = ['A Fairly Long Name of Tags', 'Example Group', '050 000 0101'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(name?.top).toBe(agency?.top);
    await expect(phone?.top).toBe(name?.bottom);
    await expect(phone?.left).toBe(name?.left);
  },
};

export const GivesTheEmailALineOfItsOwn: Story = {
  tags: ['behaviour'],
  args: { email: 'a@example.com', detail: ['050 000 0101', 'Dune Prints'] },
  play: async ({ canvas }) => {
    const [email, phone, agency] = ['a@example.com', '050 000 0101', 'Dune Prints'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(phone?.top).toBe(email?.bottom);
    await expect(phone?.left).toBe(email?.left);
    await expect(agency?.top).toBe(phone?.top);
  },
};

export const AlignsTheSecondColumnOfSeveralCards: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <RecordCard {...args} />
      <RecordCard
        title="Dune Prints"
        facts={[
          { label: 'AiroTag balance', value: '0' },
          { label: 'Total earnings', value: '0.00 AED' },
        ]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [leftRect, rightRect, , belowRect] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect());
    await expect(rightRect?.left).toBe(belowRect?.left);
    await expect(rightRect?.top).toBe(leftRect?.top);
  },
};
