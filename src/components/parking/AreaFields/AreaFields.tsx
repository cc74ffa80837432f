import { ValidatedField } from '~/components/site/ValidatedField/ValidatedField';
import { ChipChoice } from '~/components/site/ChipChoice/ChipChoice';
import { SiteCheckbox } from '~/components/site/SiteCheckbox/SiteCheckbox';
import { emirateDetails, emirates } from '~/domain/parking/emirates';
import type { Parking } from '~/domain/parking/message';
import { providers } from '~/domain/parking/providers';

import { findParkingSignNumberError } from '../message.copy';
import { parkingCopy } from '../parking.copy';

const copy = parkingCopy.area;

export type AreaFieldsProps = {
  parking: Parking;
  onChange: (changes: Partial<Parking>) => void;
};

const emirateOptions = emirates.map((emirate) => ({ value: emirate, label: emirateDetails[emirate].name }));

function getProviderHint({ area }: Parking): string {
  if (area === '') return copy.hint;
  const { name, recipientNumber } = providers[area];
  return recipientNumber === null ? copy.unknownNumber : copy.detectedProvider(name, recipientNumber);
}

/**
 * Field for the emirate in which the car is parked, and the fields that only some parking providers need: the number on
 * the parking sign and the language of the reply.
 */
export function AreaFields({ parking, onChange }: AreaFieldsProps) {
  const provider = parking.area ? providers[parking.area] : undefined;
  return (
    <>
      <ChipChoice
        legend={copy.legend}
        isLegendHidden
        name="area"
        layout="threeColumnsOnTablets"
        options={emirateOptions}
        value={parking.area}
        hint={getProviderHint(parking)}
        onChange={(area) => onChange({ area })}
      />
      {provider?.recipientNumber === null && (
        <ValidatedField
          label={copy.signNumber}
          name="signNumber"
          value={parking.signNumber}
          error={findParkingSignNumberError(parking.signNumber)}
          inputMode="numeric"
          autoComplete="off"
          onChange={(signNumber) => onChange({ signNumber })}
        />
      )}
      {provider?.supportsArabicReply && (
        <SiteCheckbox
          label={copy.arabicReply}
          name="arabicReply"
          isChecked={parking.arabicReply}
          onChange={(arabicReply) => onChange({ arabicReply })}
        />
      )}
    </>
  );
}
