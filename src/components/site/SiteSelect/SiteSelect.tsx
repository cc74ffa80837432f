import Box from '@mui/material/Box';
import ChevronIcon from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { ChangeEvent } from 'react';

import { fieldStyles } from '../SiteField/fieldStyles';
import { SiteFieldLayout } from '../SiteField/SiteFieldLayout';

type SiteOption<Value extends string> = { value: Value; label: string; isDisabled?: boolean };

export type SiteSelectProps<Value extends string> = {
  label: string;
  isLabelHidden?: boolean;
  name: string;
  options: readonly SiteOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
};

/** A labelled native select of the public site. */
export function SiteSelect<Value extends string>(props: SiteSelectProps<Value>) {
  const { label, isLabelHidden = false, name, options, value, onChange, disabled = false } = props;
  const id = useId();
  return (
    <SiteFieldLayout id={id} label={label} isLabelHidden={isLabelHidden}>
      <Box sx={wrapperStyles}>
        <Box
          component="select"
          id={id}
          name={name}
          value={value}
          disabled={disabled}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => {
            const selectedOption = options.find((option) => option.value === event.target.value);
            if (selectedOption) onChange(selectedOption.value);
          }}
          sx={[fieldStyles, selectStyles]}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled === true}>
              {option.label}
            </option>
          ))}
        </Box>
        <ChevronIcon size={16} />
      </Box>
    </SiteFieldLayout>
  );
}

const wrapperStyles = {
  position: 'relative',
  '& svg': {
    position: 'absolute',
    insetInlineEnd: 14,
    insetBlockStart: 'calc(50% - 8px)',
    color: 'text.secondary',
    pointerEvents: 'none',
  },
} as const;

const selectStyles = { paddingInlineEnd: '40px', cursor: 'pointer', textOverflow: 'ellipsis' } as const;
