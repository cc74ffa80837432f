import { styled } from '@mui/material/styles';
import ChevronIcon from 'lucide-react/icons/chevron-down';
import type { Ref } from 'react';

import { InputFrame } from '../InputFrame/InputFrame';
import type { OptionSelectProps } from './OptionSelect';

export type LazySelectTriggerProps<Value extends string | number> = Omit<
  OptionSelectProps<Value>,
  'options' | 'onChange'
> & {
  ref: Ref<HTMLDivElement>;
  onOpen: () => void;
};

const openingKeys = new Set([' ', 'Enter', 'ArrowUp', 'ArrowDown']);

/** A closed select that looks like MUI's Select, but does not load MUI's code. */
export function LazySelectTrigger<Value extends string | number>(props: LazySelectTriggerProps<Value>) {
  const { ref, label, value, renderValue, sx, onOpen } = props;
  return (
    <InputFrame className="MuiSelect-root" sx={sx}>
      <Combobox
        ref={ref}
        className="MuiSelect-select MuiOutlinedInput-input"
        role="combobox"
        tabIndex={0}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={false}
        onMouseDown={({ button }) => {
          if (button === 0) onOpen();
        }}
        onKeyDown={(event) => {
          if (!openingKeys.has(event.key)) return;
          event.preventDefault();
          onOpen();
        }}
      >
        {renderValue(value)}
      </Combobox>
      <Icon className="MuiSelect-icon" />
    </InputFrame>
  );
}

// With these names, the theme's style overrides for MUI's components apply.
const Combobox = styled('div', { name: 'MuiOutlinedInput', slot: 'Input' })(({ theme }) => ({
  display: 'block',
  boxSizing: 'content-box',
  inlineSize: '100%',
  minInlineSize: 16,
  minHeight: '1.4375em',
  overflow: 'hidden',
  borderRadius: `${theme.shape.borderRadius}px`,
  // Leaves space for the icon.
  '&&&': { paddingInlineEnd: 'calc(18px + 1rem)' },
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  userSelect: 'none',
  cursor: 'pointer',
  '&:focus': { outline: 'none' },
}));

const Icon = styled(ChevronIcon, { name: 'MuiSelect', slot: 'Icon' })({ position: 'absolute', pointerEvents: 'none' });
