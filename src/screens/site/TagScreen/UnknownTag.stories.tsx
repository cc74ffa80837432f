import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { UnknownTag } from './UnknownTag';
import type { UnknownTagProps } from './UnknownTag';

const meta = {
  title: 'Screens/Site/Scanned tag/Unknown',
  component: UnknownTag,
  parameters: { layout: 'fullscreen' },
  args: { code: '5A3F0D', sampleCode: drawQr('https://tag.example.com/t/7C41E9'), onOpenTag: fn() },
  decorators: [
    (Story) => (
      <SiteStage currentPage={null} isTagPage>
        {Story()}
      </SiteStage>
    ),
  ],
} satisfies Meta<typeof UnknownTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: "We don't know this tag" })).toBeVisible();
    await expect(
      canvas.getByText('Check the code on the tag and try again. If the code is right, the tag may not be set up yet.'),
    ).toBeVisible();
    await expect(canvas.getByText('5A3F0D')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Type the code on the tag' })).toHaveValue('5A3F0D');
    await expect(canvas.queryByText('Biscuit')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Message the owner' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Ask us about this tag' })).toHaveAttribute('href', '/Contact');
    await expect(canvas.getByRole('link', { name: 'What is AiroTag?' })).toHaveAttribute('href', '/');
  },
};

/** Expects that the field and its button are visible without scrolling. */
export const FitsAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Open the tag' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(640);
  },
};

export const OpensTheTypedTag: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const codeField = canvas.getByRole('textbox', { name: 'Type the code on the tag' });
    await userEvent.type(codeField, '{Enter}');
    await expect(canvas.getByText("You're on the page of this code. Check it against the tag.")).toBeVisible();
    await expect(args.onOpenTag).not.toHaveBeenCalled();
    await userEvent.clear(codeField);
    await userEvent.type(codeField, '5a3f0c{Enter}');
    await expect(args.onOpenTag).toHaveBeenLastCalledWith('5A3F0C');
    await expect(codeField).toHaveValue('5a3f0c');
  },
};

/** UnknownTag as on its prerendered page, which all unknown codes share: the code is null until hydration. */
function CodeAfterHydration(args: UnknownTagProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  return (
    <>
      <UnknownTag {...args} code={isHydrated ? args.code : null} />
      <button type="button" onClick={() => setIsHydrated(true)}>
        Hydrate
      </button>
    </>
  );
}

export const DoesNotShiftWhenTheCodeAppears: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  render: (args) => <CodeAfterHydration {...args} />,
  play: async ({ canvas, userEvent }) => {
    const codeField = canvas.getByRole('textbox', { name: 'Type the code on the tag' });
    const readFieldTop = () => Math.round(codeField.getBoundingClientRect().top + scrollY);
    const topBefore = readFieldTop();
    await expect(canvas.queryByText("There's no code in this link.")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Hydrate' }));
    await expect(canvas.getByText('5A3F0D')).toBeVisible();
    await expect(codeField).toHaveValue('5A3F0D');
    await expect(readFieldTop()).toBe(topBefore);
  },
};

export const UnusualCode: Story = {
  tags: ['state'],
  args: { code: `<script>alert("🐕")</script>${'W'.repeat(200)}` },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<script>alert("🐕")</script>WWWWW…')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

export const NoCode: Story = {
  tags: ['state'],
  args: { code: ' ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("There's no code in this link.")).toBeVisible();
  },
};
