import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import RadioGroup from '@mui/material/RadioGroup';
import type { Ref } from 'react';

import { NotedRadio } from '~/components/inputs/NotedRadio/NotedRadio';
import { SettingsGroup } from '~/components/printing/SettingsGroup/SettingsGroup';
import { paths } from '~/domain/paths';
import { tagSources } from '~/domain/printing/codes/tagSource';

import { ListControls } from './ListControls';
import { SeriesControls } from './SeriesControls';
import { tagsCopy as copy } from './TagControls.copy';
import type { Folding } from '../controls/controls';
import type { PrintedTags } from './tags';

export type TagControlsProps = { tags: PrintedTags; folding: Folding; ref: Ref<HTMLDetailsElement> };

/** Where the codes come from. What was entered for one source stays while another counts. */
export function TagControls({ tags, folding, ref }: TagControlsProps) {
  const { entries, onEntries, read, run, chosen } = tags;
  const isEmpty = run.source !== 'sample' && run.part.total === 0;
  return (
    <SettingsGroup title={copy.title} value={copy.value(read)} faulty={isEmpty} ref={ref} {...folding('folded')}>
      <RadioGroup
        aria-label={copy.label}
        value={entries.source}
        onChange={(_, value) => {
          const source = tagSources.find((one) => one === value);
          if (source) onEntries({ ...entries, source });
        }}
      >
        <NotedRadio value="sample" {...copy.sample} />
        <NotedRadio
          value="chosen"
          label={copy.chosen.label}
          note={copy.chosen.note(chosen)}
          disabled={chosen === 0 && entries.source !== 'chosen'}
        />
        <Box sx={{ marginBlock: { xs: '-10px -6px', lg: '-4px 4px' }, paddingInlineStart: '30px' }}>
          <Link
            href={paths.agency.tags()}
            variant="caption"
            sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: { xs: 44, lg: 24 } }}
          >
            {copy.chosen.link(chosen)}
          </Link>
        </Box>
        <NotedRadio value="list" label={copy.list.label} note={copy.list.note} />
        <NotedRadio value="series" label={copy.series.label} note={copy.series.note} />
      </RadioGroup>
      {read.source === 'list' && <ListControls tags={tags} read={read} />}
      {read.source === 'series' && (
        <SeriesControls series={entries.series} read={read} onChange={(series) => onEntries({ ...entries, series })} />
      )}
    </SettingsGroup>
  );
}
