import Box from '@mui/material/Box';

import { EmailText } from '~/components/data/EmailText/EmailText';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { StatusChip } from '~/components/data/StatusChip/StatusChip';
import { formatDay } from '~/domain/time/days';
import { tagStatusLabels, tagUtilityLabels } from '~/domain/tag/agencyTag';
import type { AgencyTag } from '~/domain/tag/agencyTag';

import { AssignerText } from './AssignerText';
import { tagsCopy as copy } from './TagsScreen.copy';

export type TagCardProps = { tag: AgencyTag };

/** Mobile card of a tag. Only a disabled utility is marked. */
export function TagCard({ tag }: TagCardProps) {
  const { hexacode, status, utility, assigner, assignedTo, assignedAt, activatedAt } = tag;
  return (
    <RecordCard
      title={hexacode}
      detail={
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <StatusChip label={tagStatusLabels[status]} tone={status === 'activated' ? 'ok' : 'idle'} />
          {utility === 'notEnabled' && <StatusChip label={copy.utilityIs(tagUtilityLabels[utility])} tone="idle" />}
        </Box>
      }
      facts={[
        { label: copy.assignedTo, value: assignedTo ? <EmailText email={assignedTo} /> : '' },
        { label: copy.assigner, value: assigner ? <AssignerText assigner={assigner} /> : '' },
        { label: copy.assignedAt, value: assignedAt ? formatDay(assignedAt) : '' },
        { label: copy.activatedAt, value: activatedAt ? formatDay(activatedAt) : '' },
      ]}
    />
  );
}
