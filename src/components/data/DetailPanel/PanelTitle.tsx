import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { pulseAnimation } from '~/components/feedback/pulseAnimation';
import { Initials } from '~/components/shell/ProfileMenu/Initials';
import { radii } from '~/components/theme/tokens';

import { autoDirectionStyles } from '../autoDirectionStyles';
import { detailPanelCopy as copy } from './DetailPanel.copy';
import type { DetailPanelProps } from './DetailPanel';

export type PanelTitleProps = Pick<DetailPanelProps, 'recordId' | 'record'> & { id: string };

/**
 * Header of a DetailPanel with icon, title, subtitle and status. The title gets the focus when the panel opens, and is
 * a live region, so that screen readers announce the next row.
 */
export function PanelTitle({ id, recordId, record }: PanelTitleProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const panel = titleRef.current?.closest('[role=dialog]');
    if (!panel) return;
    panel.scrollTop = 0;
    // The title does not take the focus from a control of the panel, such as the Next button.
    if (!panel.contains(document.activeElement)) titleRef.current?.focus({ preventScroll: true });
  }, [recordId]);
  const contents = typeof record === 'string' ? undefined : record;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, padding: '20px 20px 12px' }}>
      <TitleIcon record={record} />
      <Box
        sx={{
          minInlineSize: 0,
          display: 'grid',
          gap: 0.5,
          alignContent: 'center',
          '& :is(h2, p)': autoDirectionStyles,
        }}
      >
        <Typography
          id={id}
          ref={titleRef}
          tabIndex={-1}
          aria-live="polite"
          variant="subtitle1"
          sx={{ overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
        >
          {contents?.title ?? copy[record === 'loading' ? 'loading' : 'deleted']}
        </Typography>
        {contents?.subtitle && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {contents.subtitle}
          </Typography>
        )}
        {contents?.chip && <div>{contents.chip}</div>}
      </Box>
    </Box>
  );
}

const iconBoxSize = 44;

function TitleIcon({ record }: Pick<PanelTitleProps, 'record'>) {
  if (typeof record === 'object' && !record.icon) return <Initials name={record.title} size={iconBoxSize} />;
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        inlineSize: iconBoxSize,
        blockSize: iconBoxSize,
        borderRadius: `${radii.control}px`,
        bgcolor: 'tone.primarySoft',
        color: 'primary.main',
        ...(record === 'loading' ? pulseAnimation : {}),
      }}
    >
      {typeof record === 'object' ? (
        record.icon
      ) : (
        <FinderPattern variant={record === 'loading' ? 'whole' : 'fallen'} size={24} />
      )}
    </Box>
  );
}
