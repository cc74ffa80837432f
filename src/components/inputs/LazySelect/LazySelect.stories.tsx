import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';

import { LazySelectTrigger } from './LazySelectTrigger';
import { LazySelect } from './LazySelect';
import { OptionSelect } from './OptionSelect';

const options = [25, 50, 100].map((size) => ({ value: size, label: `${size} rows` }));

/** Use for a select on a page that must load fast. Elsewhere, use SelectField. */
const meta = {
  title: 'Components/Inputs/LazySelect',
  component: LazySelect<number>,
  tags: ['behaviour'],
  args: {
    label: 'Rows per page',
    value: 50,
    options,
    onChange: fn(),
    renderValue: (size) => `${size} rows`,
    sx: { inlineSize: 160 },
  },
} satisfies Meta<typeof LazySelect<number>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HasTheSameGapBeforeItsChevronInAFilter: Story = {
  args: { sx: {} },
  globals: { viewport: { value: 'w1280' } },
  render: (args) => (
    <div style={{ display: 'inline-grid', justifyItems: 'start' }}>
      <LazySelect {...args} />
      <FilterSelect label="Company" value="all" options={[{ value: 'all', label: 'All' }]} onChange={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    const gaps = canvas.getAllByRole('combobox').map((select) => {
      const text = document.createRange();
      text.selectNodeContents(select);
      const chevron = select.parentElement?.getElementsByTagName('svg')[0]?.getBoundingClientRect();
      return [
        Math.round((chevron?.left ?? 0) - text.getBoundingClientRect().right),
        Math.round(select.getBoundingClientRect().right - (chevron?.right ?? 0)),
      ];
    });
    await expect(gaps).toEqual([
      [8, 10],
      [8, 10],
    ]);
  },
};

export const OpensAndChoosesByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Rows per page' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: '50 rows' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(100);
  },
};

const visibleProperties = [
  'width',
  'height',
  'color',
  'fontSize',
  'borderBlockStart',
  'borderRadius',
  'backgroundColor',
  'lineHeight',
] as const;

/** Returns the visible styles of a closed select: those of its frame, its value, its icon and its outline. */
const readVisibleStyles = (combobox: HTMLElement) =>
  [
    combobox.parentElement,
    combobox,
    ...(combobox.parentElement?.querySelectorAll('svg, .MuiOutlinedInput-notchedOutline') ?? []),
  ]
    .filter((element) => element !== null)
    .map((element) => {
      const styles = getComputedStyle(element);
      return visibleProperties.map((property) => `${property}: ${styles[property]}`);
    });

export const LooksTheSameBeforeItIsLoaded: Story = {
  render: (args) => (
    <>
      <LazySelectTrigger {...args} label="Closed" ref={null} onOpen={fn()} />
      <OptionSelect {...args} label="Loaded" />
    </>
  ),
  play: async ({ canvas }) => {
    const triggerStyles = readVisibleStyles(canvas.getByRole('combobox', { name: 'Closed' }));
    await expect(triggerStyles).toHaveLength(4);
    await expect(triggerStyles).toEqual(readVisibleStyles(canvas.getByRole('combobox', { name: 'Loaded' })));
  },
};
