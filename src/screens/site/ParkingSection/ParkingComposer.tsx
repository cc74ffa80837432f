import Box from '@mui/material/Box';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

import { CarActions } from '~/components/parking/CarList/CarActions';
import { CarChips } from '~/components/parking/CarList/CarChips';
import { MessagePhone } from '~/components/parking/MessagePhone/MessagePhone';
import { MessageStrip } from '~/components/parking/MessagePhone/MessageStrip';
import { parkingCopy } from '~/components/parking/parking.copy';
import { PlaceFields } from '~/components/parking/PlaceFields/PlaceFields';
import { PlateFields } from '~/components/parking/PlateFields/PlateFields';
import { StayFields } from '~/components/parking/StayFields/StayFields';
import { FieldGroup } from '~/components/site/FieldGroup/FieldGroup';
import { useServedForm } from '~/components/site/useServedForm';
import { radii, shadows } from '~/components/theme/tokens';
import type { CarsProblem, SavedCar } from '~/domain/parking/car';
import { doubtsOf } from '~/domain/parking/doubts';
import { composeMessage } from '~/domain/parking/message';

import { parkingSectionCopy } from './ParkingSection.copy';
import { focusField } from './readForm';
import { useParkingForm } from './useParkingForm';

export type ParkingComposerProps = {
  /** The person's cars. The page itself keeps none of them. */
  cars: readonly SavedCar[];
  onCarsChange: (cars: SavedCar[]) => void;
  /** Whether the cars are kept on the device. */
  isKept: boolean;
  onKeepChange: (isKept: boolean) => void;
  /** Why the cars, or the latest change of them, can not be kept. */
  storageProblem?: CarsProblem | undefined;
};

/** The form on one side, and on the other the message that grows with it. */
export function ParkingComposer({ cars, onCarsChange, isKept, onKeepChange, storageProblem }: ParkingComposerProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const form = useParkingForm(cars, onCarsChange);
  const { car, savedId, parking } = form;
  useServedForm(formRef, form.adopt);
  const message = composeMessage(car, parking);

  function focus(name: string) {
    if (formRef.current) focusField(formRef.current, name);
  }

  // The pressed buttons go with what they did: the focus moves on to the car that the fields now hold.
  function onAdd() {
    focus(flushSync(form.addCar) ?? 'car');
  }

  function onUndo() {
    flushSync(form.undoRemoval);
    focus('car');
  }

  return (
    <Box sx={columnsStyles}>
      <Box component="form" ref={formRef} noValidate aria-label={parkingSectionCopy.form} sx={formStyles}>
        <FieldGroup legend={parkingCopy.car.group}>
          <CarChips cars={cars} chosen={savedId ?? 'another'} onChoose={form.chooseCar} />
          <PlateFields
            key={savedId ?? 'another'}
            car={car}
            onChange={form.changeCar}
            isChecked={form.latest?.kind === 'wrong'}
          />
          <CarActions
            count={cars.length}
            isSaved={savedId !== undefined}
            latest={form.latest}
            onAdd={onAdd}
            onRemove={form.removeCar}
            onUndo={onUndo}
            isKept={isKept}
            problem={storageProblem}
            onKeepChange={onKeepChange}
          />
        </FieldGroup>
        <FieldGroup legend={parkingCopy.place.group}>
          <PlaceFields parking={parking} onChange={form.changeParking} />
        </FieldGroup>
        <FieldGroup legend={parkingCopy.stay.group}>
          <StayFields parking={parking} note={message.notes[0]} onChange={form.changeParking} />
        </FieldGroup>
        <MessageStrip number={message.number} text={message.text} />
      </Box>
      <Box sx={phoneStyles}>
        <MessagePhone
          message={message}
          doubts={doubtsOf(car, parking)}
          place={parking.place}
          isOwnPlate={car.emirate === parking.place}
          onFill={(field) => focus(field === 'zone' && parking.place === 'abuDhabi' ? 'sector' : field)}
        />
      </Box>
    </Box>
  );
}

const columnsStyles = {
  display: 'grid',
  gap: { xs: 3, bar: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  '@media (scripting: none)': { display: 'none' },
} as const;

/** Beside the form it is as tall as that. */
const phoneStyles = { display: 'flex' } as const;

const formStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  alignContent: 'start',
  p: { xs: 2.5, sm: 3, bar: 4 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
  boxShadow: shadows.light,
} as const;
