import Box from '@mui/material/Box';

import { getCardFields } from '~/components/data/column';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { StatusChip } from '~/components/data/StatusChip/StatusChip';
import { tagStatusLabels } from '~/domain/tag/agencyTag';
import type { AgencyTag } from '~/domain/tag/agencyTag';

import { AssignerText } from './AssignerText';
import { tagColumns, tagColumnsWithPrinted } from './tagColumns';
import { tagsCopy as copy } from './TagsScreen.copy';

export type TagCardProps = {
  tag: AgencyTag;
  /** True to show whether the tag has been printed. False with sample data, which does not record prints. */
  showsPrinted: boolean;
};

/** Card that shows a tag on mobile, instead of a table row. */
export function TagCard({ tag, showsPrinted }: TagCardProps) {
  const { hexacode, status, assigner, assignedTo } = tag;
  const columns = showsPrinted ? tagColumnsWithPrinted : tagColumns;
  return (
    <RecordCard
      title={hexacode}
      chip={<StatusChip label={tagStatusLabels[status]} tone={status === 'activated' ? 'ok' : 'idle'} />}
      detail={
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <span>{assignedTo ?? copy.notAssigned}</span>
          {assigner && <AssignerText assigner={assigner} />}
        </Box>
      }
      facts={[
        ...getCardFields(columns, tag, ['utility']),
        // An unassigned tag has no date. The detail says that it is not assigned.
        ...getCardFields(columns, tag, tag.assignedAt ? ['assignedAt', 'isPrinted'] : ['isPrinted']),
      ]}
    />
  );
}
