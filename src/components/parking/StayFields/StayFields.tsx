import Box from '@mui/material/Box';

import { CheckedField } from '~/components/site/CheckedField/CheckedField';
import { ChipChoice } from '~/components/site/ChipChoice/ChipChoice';
import { SiteSelect } from '~/components/site/SiteSelect/SiteSelect';
import { explainZone, hoursAllowed } from '~/domain/parking/message';
import type { Parking } from '~/domain/parking/message';
import { providers, stays } from '~/domain/parking/providers';

import { parkingCopy } from '../parking.copy';

const copy = parkingCopy.stay;

export type StayFieldsProps = {
  parking: Parking;
  /** What the place does not take of what was chosen. */
  note: string | undefined;
  onChange: (change: Partial<Parking>) => void;
};

/** The hours that stand as chips; longer ones are in a list. */
const chipHours = 5;

/** Zone and duration: always in sight, and disabled with the reason where the place's message has none. */
export function StayFields({ parking, note, onChange }: StayFieldsProps) {
  return (
    <Box sx={rowStyles}>
      <ZoneField parking={parking} onChange={onChange} />
      <HoursField parking={parking} note={note} onChange={onChange} />
    </Box>
  );
}

function ZoneField({ parking, onChange }: Pick<StayFieldsProps, 'parking' | 'onChange'>) {
  const rule = parking.place ? providers[parking.place].zone : undefined;
  if (rule?.kind === 'choice') {
    return (
      <ChipChoice
        legend={copy.zone}
        name="sector"
        options={rule.choices.map(({ code, name }) => ({ value: code, label: `${code}, ${name.toLowerCase()}` }))}
        value={parking.sector}
        hint={rule.hint}
        onChange={(sector) => onChange({ sector })}
      />
    );
  }
  const isNone = rule?.kind === 'none';
  return (
    <CheckedField
      label={copy.zone}
      optional={rule?.kind === 'text' && rule.need === 'optional'}
      name="zone"
      value={isNone ? '' : parking.zone}
      disabled={isNone}
      hint={isNone ? rule.reason : (rule?.hint ?? copy.zoneHint)}
      error={explainZone(parking.place, parking.zone)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={12}
      onChange={(zone) => onChange({ zone })}
    />
  );
}

function HoursField({ parking, note, onChange }: StayFieldsProps) {
  const rule = parking.place ? providers[parking.place].hours : undefined;
  const allowed = hoursAllowed(parking);
  const chosen = parking.hours !== undefined && allowed.includes(parking.hours) ? String(parking.hours) : '';
  const optionOf = (hours: number) => ({
    value: String(hours),
    label: String(hours),
    isDisabled: !allowed.includes(hours),
  });
  const onChoose = (value: string) => onChange({ hours: value === '' ? undefined : Number(value) });
  const longer = stays.slice(chipHours).map(optionOf);
  return (
    <ChipChoice
      legend={copy.hours}
      name="hours"
      isCompact
      options={stays.slice(0, chipHours).map(optionOf)}
      value={Number(chosen) > chipHours ? '' : chosen}
      hint={rule?.kind === 'none' ? rule.reason : note ? undefined : rule?.rule}
      error={note}
      onChange={onChoose}
    >
      <Box sx={longerStyles}>
        <SiteSelect
          label={copy.longerName}
          isLabelHidden
          name="longerHours"
          options={[{ value: '', label: copy.longer }, ...longer]}
          value={Number(chosen) > chipHours ? chosen : ''}
          disabled={longer.every(({ isDisabled }) => isDisabled)}
          onChange={onChoose}
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
  // The form is narrower beside the phone than on its own.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: halves, md: 'minmax(0, 1fr)', bar: halves },
  alignItems: 'start',
} as const;

/** Like a chip that opens. */
const longerStyles = {
  width: 112,
  '& select': { minHeight: 44, paddingBlock: '9px', borderRadius: '99px', fontWeight: 500 },
  '& select:disabled': { borderStyle: 'dashed' },
} as const;
