import { CheckedField } from '~/components/site/CheckedField/CheckedField';
import { ChipChoice } from '~/components/site/ChipChoice/ChipChoice';
import { SiteCheckbox } from '~/components/site/SiteCheckbox/SiteCheckbox';
import { emirateFacts, emirates } from '~/domain/parking/emirates';
import { explainSignNumber } from '~/domain/parking/message';
import type { Parking } from '~/domain/parking/message';
import { providers } from '~/domain/parking/providers';

import { parkingCopy } from '../parking.copy';

const copy = parkingCopy.place;

export type PlaceFieldsProps = {
  parking: Parking;
  onChange: (change: Partial<Parking>) => void;
};

const options = emirates.map((emirate) => ({ value: emirate, label: emirateFacts[emirate].name }));

function detected({ place }: Parking): string {
  if (place === '') return copy.hint;
  const { name, number } = providers[place];
  return number === null ? copy.unknown : copy.detected(name, number);
}

/** Where the car is parked, and what only one of the places asks for. */
export function PlaceFields({ parking, onChange }: PlaceFieldsProps) {
  const provider = parking.place ? providers[parking.place] : undefined;
  return (
    <>
      <ChipChoice
        legend={copy.legend}
        isLegendHidden
        name="place"
        options={options}
        value={parking.place}
        hint={detected(parking)}
        onChange={(place) => onChange({ place })}
      />
      {provider?.number === null && (
        <CheckedField
          label={copy.signNumber}
          name="signNumber"
          value={parking.signNumber}
          error={explainSignNumber(parking.signNumber)}
          inputMode="numeric"
          autoComplete="off"
          onChange={(signNumber) => onChange({ signNumber })}
        />
      )}
      {provider?.arabicReply && (
        <SiteCheckbox
          label={copy.arabic}
          name="arabicReply"
          isTicked={parking.arabicReply}
          onChange={(arabicReply) => onChange({ arabicReply })}
        />
      )}
    </>
  );
}
