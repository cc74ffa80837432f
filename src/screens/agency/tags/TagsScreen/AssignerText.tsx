import Box from '@mui/material/Box';
import AgencyIcon from 'lucide-react/icons/building-2';
import PartnerIcon from 'lucide-react/icons/users';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { autoDirectionStyles } from '~/components/data/autoDirectionStyles';
import { assignerTypeLabels, thisAgencyText } from '~/domain/tag/agencyTag';
import type { Assigner } from '~/domain/tag/agencyTag';

export type AssignerTextProps = { assigner: Assigner };

/** Icon with the text 'This agency' or the name of the partner that assigned a tag. The name can be in any script. */
export function AssignerText({ assigner: { type, name } }: AssignerTextProps) {
  const isAgency = type === 'agency';
  return (
    <Box component="span" sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: '4px' }}>
      <Box component={isAgency ? AgencyIcon : PartnerIcon} size="1rem" sx={{ color: 'text.secondary' }} />
      {!isAgency && (
        <Box component="span" sx={visuallyHidden}>
          {`${assignerTypeLabels.partner}: `}
        </Box>
      )}
      <Box
        component="span"
        sx={{
          minInlineSize: 0,
          overflow: 'inherit',
          textOverflow: 'inherit',
          ...(isAgency ? { whiteSpace: { md: 'nowrap' } } : autoDirectionStyles),
        }}
      >
        {isAgency ? thisAgencyText : name}
      </Box>
    </Box>
  );
}
