import Box from '@mui/material/Box';

import { ValidatedField } from '~/components/site/ValidatedField/ValidatedField';
import { ChipChoice } from '~/components/site/ChipChoice/ChipChoice';
import { SiteSelect } from '~/components/site/SiteSelect/SiteSelect';
import { allowedHours } from '~/domain/parking/message';
import type { Parking } from '~/domain/parking/message';
import { durations, providers } from '~/domain/parking/providers';

import { zoneError } from '../message.copy';
import { parkingCopy } from '../parking.copy';
import { providerCopy } from '../providers.copy';

const copy = parkingCopy.stay;

export type StayFieldsProps = {
  parking: Parking;
  onChange: (change: Partial<Parking>) => void;
};

/** Durations shown as chips; longer ones are in a select. */
const chipHours = 5;

/** Zone and duration; disabled with an explanation where the message has none. */
export function StayFields({ parking, onChange }: StayFieldsProps) {
  return (
    <Box sx={rowStyles}>
      <ZoneField parking={parking} onChange={onChange} />
      <HoursField parking={parking} onChange={onChange} />
    </Box>
  );
}

function ZoneField({ parking, onChange }: StayFieldsProps) {
  const hint = parking.area ? providerCopy[parking.area].zone : copy.zoneHint;
  const rule = parking.area ? providers[parking.area].zone : undefined;
  if (rule?.kind === 'choice') {
    return (
      <ChipChoice
        legend={copy.zone}
        name="zoneCode"
        options={rule.choices.map(({ code, name }) => ({ value: code, label: `${code}, ${name.toLowerCase()}` }))}
        value={parking.zoneCode}
        hint={hint}
        onChange={(zoneCode) => onChange({ zoneCode })}
      />
    );
  }
  const hasNoZone = rule?.kind === 'none';
  return (
    <ValidatedField
      label={copy.zone}
      optional={rule?.kind === 'text' && rule.isOptional}
      name="zone"
      value={hasNoZone ? '' : parking.zone}
      disabled={hasNoZone}
      hint={hint}
      error={zoneError(parking)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={12}
      onChange={(zone) => onChange({ zone })}
    />
  );
}

function HoursField({ parking, onChange }: StayFieldsProps) {
  const rule = parking.area ? providers[parking.area].hours : undefined;
  const allowed = allowedHours(parking);
  const isAllowed = parking.hours !== undefined && allowed.includes(parking.hours);
  const value = isAllowed ? String(parking.hours) : '';
  const isLonger = Number(value) > chipHours;
  const hint = parking.area ? providerCopy[parking.area].hours : undefined;
  const isRejected = rule?.kind === 'hours' && parking.hours !== undefined && !isAllowed;
  const error = isRejected && hint ? copy.chooseAnother(hint) : undefined;
  const optionOf = (hours: number) => ({
    value: String(hours),
    label: String(hours),
    isDisabled: !allowed.includes(hours),
  });
  const onSelect = (hours: string) => onChange({ hours: hours === '' ? undefined : Number(hours) });
  const longer = durations.slice(chipHours).map(optionOf);
  return (
    <ChipChoice
      legend={copy.hours}
      name="hours"
      isCompact
      options={durations.slice(0, chipHours).map(optionOf)}
      value={isLonger ? '' : value}
      hint={error ? undefined : hint}
      error={error}
      onChange={onSelect}
    >
      <Box sx={longerStyles}>
        <SiteSelect
          label={copy.longerLabel}
          isLabelHidden
          name="longerHours"
          options={[{ value: '', label: copy.longer }, ...longer]}
          value={isLonger ? value : ''}
          disabled={longer.every(({ isDisabled }) => isDisabled)}
          onChange={onSelect}
        />
      </Box>
    </ChipChoice>
  );
}

const halves = 'repeat(2, minmax(0, 1fr))';

const rowStyles = {
  display: 'grid',
  columnGap: 2,
  rowGap: 3,
  // The form is narrower next to the phone.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: halves, md: 'minmax(0, 1fr)', bar: halves },
  alignItems: 'start',
} as const;

/** Looks like a chip. */
const longerStyles = {
  width: 112,
  '& select': { minHeight: 44, paddingBlock: '9px', borderRadius: '99px', fontWeight: 500 },
  '& select:disabled': { borderStyle: 'dashed' },
} as const;
