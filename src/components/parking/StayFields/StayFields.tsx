import Box from '@mui/material/Box';

import { ValidatedField } from '~/components/site/ValidatedField/ValidatedField';
import { ChipChoice } from '~/components/site/ChipChoice/ChipChoice';
import { SiteSelect } from '~/components/site/SiteSelect/SiteSelect';
import { listAllowedHours } from '~/domain/parking/message';
import type { Parking } from '~/domain/parking/message';
import { durations, providers } from '~/domain/parking/providers';

import { findZoneError } from '../message.copy';
import { parkingCopy } from '../parking.copy';
import { providerCopy } from '../providers.copy';

const copy = parkingCopy.stay;

export type StayFieldsProps = {
  parking: Parking;
  onChange: (changes: Partial<Parking>) => void;
};

/** Longest duration that is shown as a chip, in hours. Longer durations are in a select. */
const maxChipHours = 5;

/**
 * Fields for zone and duration. If the parking message of the selected emirate does not contain the zone or the
 * duration, as in Ajman, the field for it is disabled, and a hint says why.
 */
export function StayFields({ parking, onChange }: StayFieldsProps) {
  return (
    <Box sx={rowStyles}>
      <ZoneField parking={parking} onChange={onChange} />
      <HoursField parking={parking} onChange={onChange} />
    </Box>
  );
}

function ZoneField({ parking, onChange }: StayFieldsProps) {
  const hint = parking.area ? providerCopy[parking.area].zoneHint : copy.zoneHint;
  const zoneRule = parking.area ? providers[parking.area].zone : undefined;
  if (zoneRule?.kind === 'choice') {
    return (
      <ChipChoice
        legend={copy.zone}
        name="zoneCode"
        options={zoneRule.choices.map(({ code, name }) => ({ value: code, label: `${code}, ${name.toLowerCase()}` }))}
        value={parking.zoneCode}
        hint={hint}
        onChange={(zoneCode) => onChange({ zoneCode })}
      />
    );
  }
  const hasNoZone = zoneRule?.kind === 'none';
  return (
    <ValidatedField
      label={copy.zone}
      isOptional={zoneRule?.kind === 'text' && zoneRule.isOptional}
      name="zone"
      value={hasNoZone ? '' : parking.zone}
      disabled={hasNoZone}
      hint={hint}
      error={findZoneError(parking)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={12}
      onChange={(zone) => onChange({ zone })}
    />
  );
}

function HoursField({ parking, onChange }: StayFieldsProps) {
  const hoursRule = parking.area ? providers[parking.area].hours : undefined;
  const allowedDurations = listAllowedHours(parking);
  const isAllowed = parking.hours !== undefined && allowedDurations.includes(parking.hours);
  const value = isAllowed ? String(parking.hours) : '';
  const isInSelect = Number(value) > maxChipHours;
  const hint = parking.area ? providerCopy[parking.area].hoursHint : undefined;
  const isDurationRejected = hoursRule?.kind === 'hours' && parking.hours !== undefined && !isAllowed;
  const error = isDurationRejected && hint ? copy.chooseAnother(hint) : undefined;
  const createHoursOption = (hours: number) => ({
    value: String(hours),
    label: String(hours),
    isDisabled: !allowedDurations.includes(hours),
  });
  const onSelect = (hours: string) => onChange({ hours: hours === '' ? undefined : Number(hours) });
  const longerDurationOptions = durations.slice(maxChipHours).map(createHoursOption);
  return (
    <ChipChoice
      legend={copy.hours}
      name="hours"
      layout="threeColumns"
      options={durations.slice(0, maxChipHours).map(createHoursOption)}
      value={isInSelect ? '' : value}
      hint={error ? undefined : hint}
      error={error}
      onChange={onSelect}
    >
      <Box sx={longerSelectStyles}>
        <SiteSelect
          label={copy.longerLabel}
          isLabelHidden
          name="longerHours"
          options={[{ value: '', label: copy.longer }, ...longerDurationOptions]}
          value={isInSelect ? value : ''}
          disabled={longerDurationOptions.every(({ isDisabled }) => isDisabled)}
          onChange={onSelect}
        />
      </Box>
    </ChipChoice>
  );
}

const twoColumnsTemplate = 'repeat(2, minmax(0, 1fr))';

const rowStyles = {
  display: 'grid',
  columnGap: 2,
  rowGap: 3,
  // From `md` on, the form is narrower, because the phone with the message is next to it.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: twoColumnsTemplate, md: 'minmax(0, 1fr)', bar: twoColumnsTemplate },
  alignItems: 'start',
} as const;

/** Makes the select for longer durations look like a chip. */
const longerSelectStyles = {
  '& select': {
    minHeight: 44,
    paddingBlock: '9px',
    paddingInline: '14px 32px',
    borderRadius: '99px',
    fontWeight: 500,
  },
  '& select:disabled': { borderStyle: 'dashed' },
} as const;
