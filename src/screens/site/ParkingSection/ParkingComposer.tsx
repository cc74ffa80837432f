import Box from '@mui/material/Box';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

import { AreaFields } from '~/components/parking/AreaFields/AreaFields';
import { CarActions } from '~/components/parking/CarList/CarActions';
import { CarChips } from '~/components/parking/CarList/CarChips';
import { MessagePhone } from '~/components/parking/MessagePhone/MessagePhone';
import { MessageStrip } from '~/components/parking/MessagePhone/MessageStrip';
import { parkingCopy } from '~/components/parking/parking.copy';
import { PlateFields } from '~/components/parking/PlateFields/PlateFields';
import { StayFields } from '~/components/parking/StayFields/StayFields';
import { FieldGroup } from '~/components/site/FieldGroup/FieldGroup';
import { useInitialFormData } from '~/components/site/useInitialFormData';
import { radii, shadows } from '~/components/theme/tokens';
import type { SavedCar } from '~/domain/parking/car';
import type { StorageProblem } from '~/domain/storageProblem';
import { composeMessage } from '~/domain/parking/message';
import { findFieldsWithWarning } from '~/domain/parking/warnings';

import { parkingSectionCopy } from './ParkingSection.copy';
import { focusField } from './parkingForm';
import { useParkingForm } from './useParkingForm';

export type ParkingComposerProps = {
  cars: readonly SavedCar[];
  onCarsChange: (cars: SavedCar[]) => void;
  /** True if the cars are stored on the device. */
  isStored: boolean;
  onStoredChange: (isStored: boolean) => void;
  /** Reason why the cars or their latest change could not be stored; undefined if there is no problem. */
  storageProblem?: StorageProblem | undefined;
};

/** Form for a parking message, and a phone that shows the message. Each change of a field updates the message. */
export function ParkingComposer({
  cars,
  onCarsChange,
  isStored,
  onStoredChange,
  storageProblem,
}: ParkingComposerProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const form = useParkingForm(cars, onCarsChange);
  const { car, savedId, parking } = form;
  useInitialFormData(formRef, form.adoptPrerenderedForm);
  const message = composeMessage(car, parking);
  const warnings = findFieldsWithWarning(car, parking);

  function focusFormField(name: string) {
    if (formRef.current) focusField(formRef.current, name);
  }

  // Focuses the invalid field or, if the car was added, the selected car, since the clicked button then disappears.
  function onAdd() {
    focusFormField(flushSync(form.addCar) ?? 'car');
  }

  function onUndo() {
    flushSync(form.undoRemoval);
    focusFormField('car');
  }

  return (
    <Box sx={columnsStyles}>
      <Box component="form" ref={formRef} noValidate aria-label={parkingSectionCopy.form} sx={formStyles}>
        <FieldGroup legend={parkingCopy.car.group}>
          <CarChips cars={cars} value={savedId ?? 'another'} onChange={form.selectCar} />
          <PlateFields
            key={savedId ?? 'another'}
            car={car}
            onChange={form.changeCar}
            areErrorsAlwaysShown={form.status?.kind === 'invalid'}
          />
          <CarActions
            savedCarCount={cars.length}
            isSaved={savedId !== undefined}
            actionResult={form.status}
            onAdd={onAdd}
            onRemove={form.removeCar}
            onUndo={onUndo}
            isStored={isStored}
            storageProblem={storageProblem}
            onStoredChange={onStoredChange}
          />
        </FieldGroup>
        <FieldGroup legend={parkingCopy.area.group}>
          <AreaFields parking={parking} onChange={form.changeParking} />
        </FieldGroup>
        <FieldGroup legend={parkingCopy.stay.group}>
          <StayFields parking={parking} onChange={form.changeParking} />
        </FieldGroup>
        <MessageStrip
          message={message}
          hasExample={message.text === '' && parking.area === ''}
          hasWarnings={warnings.length > 0}
        />
      </Box>
      <Box sx={phoneStyles}>
        <MessagePhone
          message={message}
          plate={car}
          parking={parking}
          warnings={warnings}
          onGoToField={(field) => focusFormField(field === 'zone' && parking.area === 'abuDhabi' ? 'zoneCode' : field)}
        />
      </Box>
    </Box>
  );
}

/** Styles of the form and the phone, side by side from `md` on. */
const columnsStyles = {
  display: 'grid',
  gap: { xs: 3, bar: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  '@media (scripting: none)': { display: 'none' },
} as const;

/**
 * Styles of the box around the phone. From `md` on, the phone is sticky, and high enough for the message of any emirate.
 * From `bar` on, it is as high as the form, unless the form is higher than a window. On a phone, it is a plain card.
 */
const phoneStyles = {
  display: 'flex',
  alignItems: 'start',
  '& > [role=group]': {
    position: { md: 'sticky' },
    insetBlockStart: 24,
    minHeight: { md: 640, bar: 'max(640px, min(100%, 50rem))' },
    p: { xs: '1px', sm: 1.5 },
    borderRadius: { xs: `${radii.card}px`, sm: '40px' },
    bgcolor: { xs: 'divider', sm: 'tone.bezel' },
    '& > div': { borderRadius: { xs: `${radii.card - 1}px`, sm: '28px' } },
  },
} as const;

const formStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 3, md: 5, bar: 4 },
  alignContent: 'start',
  p: { xs: 2.5, sm: 3, bar: 4 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
  boxShadow: shadows.light,
} as const;
