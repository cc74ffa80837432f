import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ChipChoice } from '~/components/site/ChipChoice/ChipChoice';

import { SampleGrid, FoundationsSection } from './FoundationsSamples';

const states = ['Default', 'Hover', 'Focus', 'Active'] as const;

/** Returns a selector for the controls in the section of a state. */
const createSelector = (state: (typeof states)[number], controls: string) => `[aria-label=${state}] :is(${controls})`;

const hoverableSelector = 'button, a, label, .MuiInputBase-root';

const emirates = [
  { value: 'dubai', label: 'Dubai' },
  { value: 'sharjah', label: 'Sharjah' },
] as const;

/** Buttons, links, fields and chips in the states that the pointer and the keyboard cause. */
function PseudoStates() {
  return (
    <SampleGrid>
      {states.map((name) => (
        <li key={name}>
          <FoundationsSection title={name}>
            <Stack spacing={2} sx={{ alignItems: 'start' }}>
              <Button variant="contained">Print Design</Button>
              <Button variant="outlined">Reset</Button>
              <Button>Cancel</Button>
              <Button variant="contained" color="signal">
                Explore Products
              </Button>
              <Link href="/Contact">Contact</Link>
              <TextField label="Agency name" defaultValue="Sample Tags" />
              <ChipChoice legend="Emirate" name={name} options={emirates} value="dubai" onChange={() => undefined} />
            </Stack>
          </FoundationsSection>
        </li>
      ))}
    </SampleGrid>
  );
}

const meta = {
  title: 'Foundations/Pseudo states',
  component: PseudoStates,
  tags: ['state'],
  parameters: {
    pseudo: {
      hover: [createSelector('Hover', hoverableSelector), createSelector('Active', hoverableSelector)],
      focus: [createSelector('Focus', 'button, a, input')],
      focusVisible: [createSelector('Focus', 'button, a, input')],
      focusWithin: [createSelector('Focus', '.MuiInputBase-root, label')],
      active: [createSelector('Active', hoverableSelector)],
    },
  },
} satisfies Meta<typeof PseudoStates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
