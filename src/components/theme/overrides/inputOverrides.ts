import type { Components, Theme } from '@mui/material/styles';
import ChevronIcon from 'lucide-react/icons/chevron-down';

import { radii, sizes } from '../tokens';

/** Text style of the label and the helper text of a field with size 'small'. */
const smallTextStyles = { fontSize: '0.75rem', lineHeight: 4 / 3 };

/** Selector for the frame of a focused input. A focused button inside the frame has its own outline instead. */
const focusedInput = ':has(> :is(input, textarea, [role=combobox]):focus)';

/**
 * Overrides for form fields. Labels are above the frame instead of on it, so that long labels and values stay readable.
 * Size 'small' is denser, for the print settings.
 */
export const inputOverrides: Components<Theme> = {
  MuiTextField: {
    defaultProps: { fullWidth: true, variant: 'outlined', slotProps: { inputLabel: { shrink: true } } },
  },
  MuiFormControl: {
    styleOverrides: {
      root: {
        display: 'grid',
        gap: 6,
        gridTemplateColumns: 'minmax(0, 1fr)',
        variants: [{ props: { size: 'small' }, style: { alignContent: 'start' } }],
      },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        whiteSpace: 'normal',
        fontSize: '0.875rem',
        lineHeight: 20 / 14,
        fontWeight: 600,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
        variants: [
          {
            props: { size: 'small' },
            style: { ...smallTextStyles, fontWeight: 500, color: theme.vars.palette.text.secondary },
          },
        ],
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.control,
        minHeight: sizes.field,
        backgroundColor: theme.vars.palette.tone.field,
        color: theme.vars.palette.text.primary,
        fontVariantNumeric: 'tabular-nums',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.tone.fieldLine, top: 0 },
        '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.tone.idleSoft },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.tone.line },
        // Uses `:focus`, since a prerendered field does not get MUI's class for focused fields before hydration.
        [`&:not(.Mui-error)${focusedInput} .MuiOutlinedInput-notchedOutline`]: {
          borderColor: theme.vars.palette.primary.main,
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        // The border of an invalid field stays red, so an outline shows the focus.
        [`&.Mui-error${focusedInput}`]: { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
        variants: [
          {
            props: { size: 'small' },
            style: {
              [theme.breakpoints.up('lg')]: { minHeight: sizes.control },
              '& .MuiOutlinedInput-input': {
                paddingBlock: 8,
                fontWeight: 500,
                [theme.breakpoints.up('md')]: { fontSize: '0.875rem' },
              },
            },
          },
        ],
      }),
      input: { padding: '10px 12px', height: 'auto', fontSize: '1rem', lineHeight: 24 / 16 },
    },
  },
  MuiSelect: {
    defaultProps: {
      IconComponent: ChevronIcon,
      // Aligns the menu with the start of its field. By default, MUI centres the menu.
      MenuProps: {
        anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
        transformOrigin: { vertical: -4, horizontal: 'left' },
      },
    },
    styleOverrides: {
      // Leaves space for the icon, which grows with the text size, and for a gap of 8 px before it.
      select: { '&&&': { paddingInlineEnd: 'calc(18px + 1rem)' } },
      icon: ({ theme }) => ({
        insetInlineEnd: 10,
        top: 'calc(50% - 0.5em)',
        fontSize: '1rem',
        width: '1em',
        height: '1em',
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: 0,
        fontSize: '0.875rem',
        lineHeight: 20 / 14,
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { color: theme.vars.palette.error.main, fontWeight: 500 },
        variants: [{ props: { size: 'small' }, style: smallTextStyles }],
      }),
    },
  },
};
