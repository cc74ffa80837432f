import Typography from '@mui/material/Typography';

import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { TextField } from '~/components/inputs/TextField/TextField';
import type { Series } from '~/domain/printing/codes/codeSeries';
import { limits } from '~/domain/printing/settings/limits';
import type { TagSourceResult } from '~/domain/printing/codes/tagSource';

import { FieldRow } from '../shared/FieldRow';
import { tagSourceCopy } from './tags.copy';

export type SeriesControlsProps = {
  series: Series;
  readResult: TagSourceResult & { source: 'series' };
  onChange: (series: Series) => void;
};

/** Fields for a series of codes, which are made of a prefix and a number. */
export function SeriesControls({ series, readResult, onChange }: SeriesControlsProps) {
  const copy = tagSourceCopy.series;
  const errors = copy.getErrors(readResult.problem);
  const renderNumberField = (field: 'start' | 'count' | 'digits', range: (typeof limits)[keyof typeof limits]) => (
    <NumberField
      label={copy[field]}
      value={series[field]}
      limits={range}
      step={1}
      liveError={errors[field]}
      onChange={(value) => onChange({ ...series, [field]: value })}
    />
  );
  return (
    <>
      <FieldRow>
        <TextField
          size="small"
          label={copy.prefix}
          value={series.prefix}
          liveError={errors.prefix}
          autoComplete="off"
          slotProps={{ input: { spellCheck: false } }}
          onChange={(prefix) => onChange({ ...series, prefix })}
        />
        {renderNumberField('digits', limits.seriesDigits)}
      </FieldRow>
      <FieldRow>
        {renderNumberField('start', limits.seriesStart)}
        {renderNumberField('count', limits.seriesCount)}
      </FieldRow>
      <Typography role="status" variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {copy.fromTo(readResult.codes)}
      </Typography>
    </>
  );
}
