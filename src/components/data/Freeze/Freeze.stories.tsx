import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Freeze } from './Freeze';

/**
 * Use around parts of a list that may update later than its rows while the user types in the search. Don't use it
 * around controlled fields, which would not show the user's input.
 */
const meta = {
  title: 'Components/Data/Freeze',
  component: Freeze,
  args: { isFrozen: false, children: null },
  render: function FreezeStage() {
    const [step, setStep] = useState(1);
    return (
      <>
        <Button onClick={() => setStep(step + 1)}>Next step</Button>
        <Freeze isFrozen={step === 2}>
          <Typography role="status">Step {step}</Typography>
        </Freeze>
      </>
    );
  },
} satisfies Meta<typeof Freeze>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsItsChildrenWhileFrozen: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Next step' });
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Step 1');
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Step 3');
  },
};
