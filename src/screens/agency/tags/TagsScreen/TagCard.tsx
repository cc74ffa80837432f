import Box from '@mui/material/Box';

import { cardFieldsOf } from '~/components/data/column';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { StatusChip } from '~/components/data/StatusChip/StatusChip';
import { tagStatusLabels, tagUtilityLabels } from '~/domain/tag/agencyTag';
import type { AgencyTag } from '~/domain/tag/agencyTag';

import { tagColumns, tagColumnsWithPrinted } from './tagColumns';
import { tagsCopy as copy } from './TagsScreen.copy';

export type TagCardProps = {
  tag: AgencyTag;
  /** True to show which tags are printed. Sample data does not record it. */
  showsPrinted: boolean;
};

/** Card of a tag on mobile. It mentions the utility only if the utility is not enabled. */
export function TagCard({ tag, showsPrinted }: TagCardProps) {
  const { hexacode, status, utility } = tag;
  return (
    <RecordCard
      title={hexacode}
      detail={
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <StatusChip label={tagStatusLabels[status]} tone={status === 'activated' ? 'ok' : 'idle'} />
          {utility === 'notEnabled' && <StatusChip label={copy.utilityIs(tagUtilityLabels[utility])} tone="idle" />}
        </Box>
      }
      facts={cardFieldsOf(showsPrinted ? tagColumnsWithPrinted : tagColumns, tag, [
        'assignedTo',
        'assigner',
        'assignedAt',
        'activatedAt',
        'isPrinted',
      ])}
    />
  );
}
