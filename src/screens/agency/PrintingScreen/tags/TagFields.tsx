import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import RadioGroup from '@mui/material/RadioGroup';
import HistoryIcon from 'lucide-react/icons/history';
import TagIcon from 'lucide-react/icons/tag';

import { RadioOption } from '~/components/inputs/RadioOption/RadioOption';
import { tagSources } from '~/domain/printing/codes/tagSource';

import { DownloadCodesButton } from './DownloadCodesButton';
import { ListControls } from './ListControls';
import { SeriesControls } from './SeriesControls';
import type { TagsToPrint } from '../controller/usePrinting';
import { tagSourceCopy as copy } from './tags.copy';

export type TagFieldsProps = {
  tags: TagsToPrint;
  onChooseTags: () => void;
  onOpenRecentRuns: () => void;
};

/** Fields for the source of the codes. Each source keeps its input while another source is chosen. */
export function TagFields({ tags, onChooseTags, onOpenRecentRuns }: TagFieldsProps) {
  const { entries, onChange, readResult, selectedCount } = tags;
  return (
    <>
      <RadioGroup
        aria-label={copy.label}
        value={entries.source}
        onChange={(_, value) => {
          const source = tagSources.find((tagSource) => tagSource === value);
          if (source) onChange({ ...entries, source });
        }}
      >
        <RadioOption value="sample" {...copy.sample} />
        <RadioOption
          value="selected"
          label={copy.selected.label}
          note={copy.selected.note(selectedCount)}
          disabled={selectedCount === 0 && entries.source !== 'selected'}
        />
        <Box sx={{ marginBlock: '0 8px', paddingInlineStart: '30px' }}>
          <Button
            variant="outlined"
            size="small"
            aria-haspopup="dialog"
            startIcon={<TagIcon size={16} aria-hidden="true" />}
            onClick={onChooseTags}
          >
            {copy.selected.choose(selectedCount)}
          </Button>
        </Box>
        <RadioOption value="list" label={copy.list.label} note={copy.list.note} />
        <RadioOption value="series" label={copy.series.label} note={copy.series.note} />
        {entries.reprint && (
          <RadioOption value="reprint" label={copy.reprint.label} note={copy.reprint.note(entries.reprint)} />
        )}
      </RadioGroup>
      {readResult.source === 'list' && <ListControls tags={tags} readResult={readResult} />}
      {readResult.source === 'series' && (
        <SeriesControls
          series={entries.series}
          readResult={readResult}
          onChange={(series) => onChange({ ...entries, series })}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DownloadCodesButton {...tags.download} />
        <Button
          variant="outlined"
          size="small"
          aria-haspopup="dialog"
          startIcon={<HistoryIcon size={16} aria-hidden="true" />}
          onClick={onOpenRecentRuns}
        >
          {copy.recentRuns}
        </Button>
      </Box>
    </>
  );
}
