import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import CloseIcon from 'lucide-react/icons/x';
import { expect, within } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { fixedColours } from '../tokens';

/** Buttons, links, fields, a card and alerts in the styles of the theme. */
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
        <IconButton aria-label="Close">
          <CloseIcon />
        </IconButton>
        <Link href="/Contact">Contact</Link>
      </Stack>
      <Stack direction="row" spacing={2} useFlexGap sx={{ bgcolor: fixedColours.night, padding: 3, flexWrap: 'wrap' }}>
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

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(canvas.getByRole('button', { name: 'Print Design' }).offsetHeight).toBe(40);
    await expect(canvas.getByRole('button', { name: 'Close' }).offsetHeight).toBe(36);
  },
};

export const FitsAPhone: Story = { tags: ['behaviour'], globals: phoneGlobals, play: () => expectNoPageOverflow() };

export const HasLargeTouchTargetsBelow1024: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w1023' } },
  play: async ({ canvas }) => {
    for (const control of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('combobox')]) {
      const { width, height } = control.getBoundingClientRect();
      await expect(Math.min(width, height), control.textContent).toBeGreaterThanOrEqual(44);
    }
  },
};

export const ShowsAFocusRing: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const focusRing = { outlineStyle: 'solid', outlineWidth: '2px', outlineColor: 'rgb(29, 78, 216)' };
    for (const name of ['Print Design', 'Reset', 'Cancel', 'Learn more', 'Close', 'Contact']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
      await expect(document.activeElement).toHaveStyle(focusRing);
    }
    const field = canvas.getByRole('textbox', { name: 'Agency name' });
    while (document.activeElement !== field) await userEvent.tab();
    const fieldFrame = within(field.parentElement ?? field).getByRole('group', { hidden: true });
    await expect(fieldFrame).toHaveStyle({ borderWidth: '2px', borderColor: 'rgb(29, 78, 216)' });
  },
};
