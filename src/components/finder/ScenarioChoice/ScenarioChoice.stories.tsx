import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { fixed } from '~/components/theme/tokens';
import { drawDemoCodes } from '~/domain/tag/drawDemoCodes';

import { ScenarioChoice } from './ScenarioChoice';
import { selectedScenarioStyles } from './selectedScenarioStyles';

const meta = {
  title: 'Components/Finder/ScenarioChoice',
  component: ScenarioChoice,
  args: {
    legend: 'What was scanned?',
    name: 'scenario',
    codes: drawDemoCodes('https://tag.example.com'),
    defaultValue: 'pet',
  },
  render: (args) => (
    <Box sx={{ ...selectedScenarioStyles, p: 2, bgcolor: fixed.night, color: fixed.white }}>
      <ScenarioChoice {...args} />
      <p data-scenario="pet">A dog</p>
      <p data-scenario="car">A van</p>
      <p data-scenario="award">A cup</p>
    </Box>
  ),
} satisfies Meta<typeof ScenarioChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'What was scanned?' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'A pet' })).toBeChecked();
    await expect(canvas.getByText('A dog')).toBeVisible();
    await expect(canvas.getByText('A van')).not.toBeVisible();
  },
};

export const ShowsSelectedScenario: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A car' }));
    await expect(canvas.getByText('A van')).toBeVisible();
    await expect(canvas.getByText('A dog')).not.toBeVisible();
  },
};

export const FollowsTheArrowKeys: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'An award' })).toBeChecked();
    await expect(canvas.getByText('A cup')).toBeVisible();
  },
};
