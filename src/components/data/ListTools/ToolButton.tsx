import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { LucideIcon } from 'lucide-react';

import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';

export type ToolButtonProps = { label: string; icon: LucideIcon; keepsLabel?: boolean } & Omit<ButtonProps, 'children'>;

/** Button with an icon and a label. On narrow screens, a tooltip replaces the label, unless `keepsLabel` is true. */
export function ToolButton({ label, icon: Icon, keepsLabel = false, ...buttonProps }: ToolButtonProps) {
  const isSmallWindow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const hidesLabel = isSmallWindow && !keepsLabel;
  return (
    <Tooltip title={hidesLabel ? label : ''}>
      <Button
        variant="text"
        size="small"
        {...buttonProps}
        sx={(theme) => ({
          gap: 1,
          [theme.breakpoints.down('lg')]: {
            '&&': { minWidth: 44, minHeight: 44, paddingBlock: 0, paddingInline: hidesLabel ? 0 : '8px' },
          },
        })}
      >
        <Icon size="1.25rem" />
        <Box component="span" sx={hidesLabel ? visuallyHidden : {}}>
          {label}
        </Box>
      </Button>
    </Tooltip>
  );
}
