import Box from '@mui/material/Box';

import { autoDirection } from '~/components/data/autoDirection';
import { assignerTypeLabels } from '~/domain/tag/agencyTag';
import type { Assigner } from '~/domain/tag/agencyTag';

export type AssignerTextProps = { assigner: Assigner };

/** The type of an assigner above its name, which can be in any script. */
export function AssignerText({ assigner: { type, name } }: AssignerTextProps) {
  return (
    <>
      <Box
        component="span"
        sx={{ display: 'block', fontSize: '0.75rem', lineHeight: 14 / 12, fontWeight: 400, color: 'text.secondary' }}
      >
        {assignerTypeLabels[type]}:
      </Box>{' '}
      <Box component="span" sx={{ display: 'block', ...autoDirection }}>
        {name}
      </Box>
    </>
  );
}
