import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';

import { readQrCodeText } from '../CodeSprite/readQrCodeText.play';
import { ShareImage } from './ShareImage';

/** Use to export the picture that messengers and social networks show for a page. Don't use it on a page. */
const meta = {
  title: 'Components/Brand/ShareImage',
  component: ShareImage,
  tags: ['state'],
  args: {
    page: 'home',
    title: 'One scan reaches you. Your number stays yours.',
    code: drawQr('https://tag.example.com/'),
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 1200, '& > svg': { display: 'block', width: '100%', height: 'auto' } }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ShareImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'One scan reaches you. Your number stays yours.' });
    await expect(await readQrCodeText(image, 1200)).toBe('https://tag.example.com/');
    await expect(await readQrCodeText(image, 600)).toBe('https://tag.example.com/');
  },
};

/** Returns a play function that checks the QR code in the image: its URL ends with `hexacode`. */
const expectTagCode =
  (hexacode: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await readQrCodeText(canvas.getByRole('img'), 1200)).toMatch(new RegExp(`/t/${hexacode}$`));
  };

export const Auto: Story = {
  args: { page: 'auto', title: 'Car in\u00a0the\u00a0way? They\u00a0scan. You\u00a0reply.' },
  play: expectTagCode('5A3F0C'),
};

export const Ally: Story = {
  args: { page: 'ally', title: 'The tag on the collar' },
  play: expectTagCode('7C41E9'),
};

export const Accolades: Story = {
  args: { page: 'accolades', title: 'Recognition that opens with a scan' },
  play: expectTagCode('A90B13'),
};

export const Experience: Story = { args: { page: 'experience', title: 'See what a scan shows' } };

export const Partner: Story = { args: { page: 'partner', title: 'Bring AiroTag to your industry' } };

export const Contact: Story = { args: { page: 'contact', title: 'Contact' } };

export const Privacy: Story = { args: { page: 'privacy', title: 'Privacy' } };

export const Terms: Story = { args: { page: 'terms', title: 'Terms' } };

export const LongTitle: Story = {
  args: { title: 'A title that is much longer than any that a page of this site should ever be given' },
};
