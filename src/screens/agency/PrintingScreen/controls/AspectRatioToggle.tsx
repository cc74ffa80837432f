import IconButton from '@mui/material/IconButton';
import LinkIcon from 'lucide-react/icons/link';
import UnlinkIcon from 'lucide-react/icons/unlink';

import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';
import { Field } from '~/components/inputs/Field/Field';

import { controlsCopy } from './controls.copy';

export type AspectRatioToggleProps = { linked: boolean; onChange: (linked: boolean) => void };

/** Puts the tooltip on the empty label above the button. It is as narrow as the space between the labels of the fields. */
const tooltipStyles = { '&& .MuiTooltip-tooltip': { marginBlockEnd: '2px', px: 0.75, py: 0.25 } } as const;

/** Toggle button between the fields for width and height. While it is on, both change in proportion. */
export function AspectRatioToggle({ linked, onChange }: AspectRatioToggleProps) {
  const { label, tooltip } = controlsCopy.link;
  const Icon = linked ? LinkIcon : UnlinkIcon;
  return (
    // The empty label aligns the button with the inputs of the fields, at every text size.
    <Field label={'\u00A0'} labelledWith="labelId" size="small">
      {() => (
        <Tooltip title={tooltip} placement="top" sx={tooltipStyles}>
          <IconButton
            aria-label={label}
            aria-pressed={linked}
            onClick={() => onChange(!linked)}
            sx={{
              '&&': { width: { xs: 44, lg: 32 }, minWidth: 0, paddingInline: 0 },
              color: linked ? 'primary.main' : 'text.secondary',
              bgcolor: linked ? 'action.selected' : undefined,
            }}
          >
            <Icon size="1rem" />
          </IconButton>
        </Tooltip>
      )}
    </Field>
  );
}
