import Box from '@mui/material/Box';
import ChevronIcon from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { ChangeEvent } from 'react';

import { fieldStyles, labelStyles } from '../SiteField/fieldStyles';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';

export type SiteOption<Value extends string> = { value: Value; label: string; isDisabled?: boolean };

export type SiteSelectProps<Value extends string> = {
  label: string;
  /** The fields around it say what it is, so that the label is heard only. */
  isLabelHidden?: boolean;
  name: string;
  options: readonly SiteOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
};

/** One of several, in the browser's own list. */
export function SiteSelect<Value extends string>(props: SiteSelectProps<Value>) {
  const { label, isLabelHidden = false, name, options, value, onChange, disabled = false } = props;
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)', position: 'relative' }}>
      <Box component="label" htmlFor={id} sx={isLabelHidden ? visuallyHidden : labelStyles}>
        {label}
      </Box>
      <Box sx={frameStyles}>
        <Box
          component="select"
          id={id}
          name={name}
          value={value}
          disabled={disabled}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
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
    </Box>
  );
}

const frameStyles = {
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
