import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleDesign } from '~/components/printing/design.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import { expectFocusVisibleInGroup, expectFocusVisibleWhileTabbing } from './visibleFocus.play';

const makeViewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'other' as const,
});

const initialState = { settings: { ...defaultPrintSettings, quantity: 17 }, design: sampleDesign };

const meta = {
  title: 'Screens/Agency/Printing/Small windows',
  component: PrintingStage,
  loaders: printingMeta.loaders,
  tags: ['behaviour'],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        zoomed: makeViewport('Zoom 200 %', 640, 400),
        landscape: makeViewport('Phone in landscape', 740, 360),
        small: makeViewport('Small phone', 320, 640),
        laptop: makeViewport('Low laptop', 1024, 500),
      },
    },
  },
  args: { ...printingMeta.args, initialState },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsFocusVisibleWhenZoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: (context) => expectFocusVisibleInGroup(context),
};
export const KeepsFocusVisibleInLandscape: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: (context) => expectFocusVisibleInGroup(context),
};
export const KeepsFocusVisibleOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: (context) => expectFocusVisibleInGroup(context),
};
export const KeepsFocusVisibleOnALowLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: (context) => expectFocusVisibleWhileTabbing(context),
};
