import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import ChevronIcon from 'lucide-react/icons/chevron-down';
import type { ReactNode, Ref } from 'react';

import { sizes } from '~/components/theme/tokens';

export type SettingsGroupProps = {
  title: string;
  /** Summary of the settings, visible even while the group is collapsed. */
  summary: string;
  /** Short error message, which replaces the summary. */
  error?: string | undefined;
  defaultOpen: boolean;
  /** Groups with the same name form an accordion, in which one group is open at a time. */
  name?: string;
  /** Called when the user opens a group of an accordion. */
  onOpen?: (() => void) | undefined;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
};

const Details = styled('details')(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.tone.line}`,
  '& summary': {
    listStyle: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 52,
    paddingInline: theme.spacing(2),
    cursor: 'pointer',
    [theme.breakpoints.up('md')]: { minHeight: sizes.controlTouch },
    '&:hover': { backgroundColor: theme.vars.palette.tone.hover },
    '&:focus-visible': { outlineOffset: -2 },
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
}));

/** Collapsible group of settings with a summary in its header. */
export function SettingsGroup({ title, summary, error, defaultOpen, name, onOpen, ref, children }: SettingsGroupProps) {
  return (
    <Details
      ref={ref}
      open={defaultOpen}
      name={name}
      onToggle={({ currentTarget }) => {
        // In an accordion, opening this group closes another one, which can move this group out of view.
        if (name === undefined || !currentTarget.open) return;
        currentTarget.scrollIntoView({ block: 'start' });
        onOpen?.();
      }}
    >
      <summary>
        <Typography variant="subtitle2" component="h2" sx={{ flex: 'none', color: 'text.primary' }}>
          {title}
        </Typography>
        <Typography
          variant="body2"
          component="span"
          noWrap
          sx={{
            marginInlineStart: 'auto',
            fontVariantNumeric: 'tabular-nums',
            ...(error === undefined ? { color: 'text.secondary' } : { color: 'error.main', fontWeight: 600 }),
          }}
        >
          {error ?? summary}
        </Typography>
        <Box component={ChevronIcon} size={16} sx={{ color: 'tone.muted' }} />
      </summary>
      <Box
        role="group"
        aria-label={title}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, px: 2, paddingBlock: '4px 16px' }}
      >
        {children}
      </Box>
    </Details>
  );
}
