import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { fixed } from '../tokens';

/** Every control of the theme in one frame, so that a change of the theme is seen at a glance. */
function Controls() {
  return (
    <Stack spacing={4}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained">Print Design</Button>
        <Button variant="outlined">Reset</Button>
        <Button>Cancel</Button>
        <Button variant="contained" disabled>
          Not now
        </Button>
        <Button variant="contained" size="large">
          Learn more
        </Button>
        <Link href="/Contact">Contact</Link>
      </Stack>
      <Stack direction="row" spacing={2} useFlexGap sx={{ bgcolor: fixed.night, padding: 3, flexWrap: 'wrap' }}>
        <Button variant="contained" color="signal" size="hero">
          Explore Products
        </Button>
        <Button variant="contained" color="light" size="large">
          Download app
        </Button>
      </Stack>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' }}>
        <TextField label="Agency name" defaultValue="Sample Tags" />
        <TextField label="Email" error helperText="Please enter a valid email address." defaultValue="abc" />
        <TextField label="Phone" helperText="With the country code" />
        <TextField label="Paper" select defaultValue="a4">
          <MenuItem value="a4">A4</MenuItem>
          <MenuItem value="a5">A5</MenuItem>
        </TextField>
        <TextField label="Serial number" disabled defaultValue="Assigned later" />
      </Box>
      <Card sx={{ padding: 3 }}>A card on paper</Card>
      <Stack spacing={1}>
        <Alert severity="error">The picture could not be read.</Alert>
        <Alert severity="warning">The code is small.</Alert>
        <Alert severity="success">Agency added successfully!</Alert>
        <Alert severity="info">Sample codes</Alert>
      </Stack>
    </Stack>
  );
}

const meta = { title: 'Foundations/Controls', component: Controls } satisfies Meta<typeof Controls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InOneFrame: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(canvas.getByRole('button', { name: 'Print Design' }).offsetHeight).toBeGreaterThanOrEqual(40);
  },
};

export const InTheDark: Story = { globals: { theme: 'dark' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reset' }).offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
