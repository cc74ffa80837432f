import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StackedSectionHeader } from '../StackedSectionHeader/StackedSectionHeader';
import { Section } from '../Section/Section';
import { FactList } from './FactList';

const meta = {
  title: 'Components/Site/FactList',
  component: FactList,
  tags: ['state'],
  args: { facts: ['No phone number is exposed', 'No app and no account for whoever scans'] },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      'No phone number is exposed',
      'No app and no account for whoever scans',
    ]);
  },
};

export const OnADarkSurface: Story = {
  render: (args) => (
    <Section labelledBy="privacy-title" surface="deep">
      <StackedSectionHeader titleId="privacy-title" marker="Privacy" title="A dark section" />
      <FactList {...args} />
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No phone number is exposed')).toHaveStyle({ color: 'rgb(255, 255, 255)' });
  },
};
