import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { SiteCheckbox } from '~/components/site/SiteCheckbox/SiteCheckbox';
import { carLimits } from '~/domain/parking/car';
import type { StorageProblem } from '~/domain/storageProblem';

import { parkingCopy } from '../parking.copy';
import { hiddenWhileRestoringStyles, hiddenWithoutCarsStyles } from './savedCarsSpace';

const copy = parkingCopy.cars;

/** Result of the user's last click on a button of CarActions, which a status message shows. */
export type CarActionResult =
  | { kind: 'added' | 'already' | 'removed'; name: string }
  | { kind: 'missing'; field: 'plateEmirate' | 'plateNumber' }
  | { kind: 'invalid'; field: 'plateCode' | 'plateNumber' };

function getResultText(result: CarActionResult): string {
  if (result.kind === 'missing') return copy.missing[result.field];
  if (result.kind === 'invalid') return copy.invalid[result.field];
  return copy[result.kind](result.name);
}

export type CarActionsProps = {
  savedCarCount: number;
  /** True if the entered car is one of the saved cars. */
  isSaved: boolean;
  actionResult: CarActionResult | undefined;
  onAdd: () => void;
  onRemove: () => void;
  onUndo: () => void;
  /** True if the saved cars are stored on the device, and not only kept until the page is closed. */
  isStored: boolean;
  storageProblem: StorageProblem | undefined;
  onStoredChange: (isStored: boolean) => void;
};

/** Buttons that save or remove the entered car, and a checkbox that stores the saved cars on the device. */
export function CarActions(props: CarActionsProps) {
  const { savedCarCount, isSaved, actionResult, onAdd, onRemove, onUndo, isStored, storageProblem, onStoredChange } =
    props;
  const isFull = savedCarCount >= carLimits.carCount;
  return (
    <div>
      <Box sx={rowStyles}>
        {isSaved ? (
          <Button key="remove" variant="outlined" onClick={onRemove}>
            {copy.remove}
          </Button>
        ) : (
          <Button key="add" variant="outlined" disabled={isFull} data-replay="" onClick={onAdd}>
            {copy.add}
          </Button>
        )}
        <Typography variant="body2" component="div" role="status" sx={statusStyles}>
          {actionResult && getResultText(actionResult)}
        </Typography>
        {actionResult?.kind === 'removed' && (
          // Undo gets the focus, since the clicked Remove button is no longer rendered.
          <Button variant="text" autoFocus onClick={onUndo}>
            {copy.undo}
          </Button>
        )}
        {!actionResult && (
          <Typography variant="body2" sx={hintStyles}>
            {isSaved ? copy.editHint : isFull ? copy.full(carLimits.carCount) : copy.addHint}
          </Typography>
        )}
      </Box>
      <Box sx={savedCarCount > 0 || isStored ? {} : hiddenWithoutCarsStyles}>
        <Box sx={{ marginBlockStart: 1 }}>
          <SiteCheckbox
            label={copy.keep}
            name="keep"
            isChecked={isStored}
            hint={storageProblem ? undefined : copy.keepHint}
            error={storageProblem && copy.problems[storageProblem]}
            onChange={onStoredChange}
          />
        </Box>
      </Box>
    </div>
  );
}

const rowStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 } as const;

const hintStyles = { color: 'text.secondary', flex: '1 1 0', minWidth: 176, ...hiddenWhileRestoringStyles } as const;

const statusStyles = {
  minWidth: 0,
  color: 'text.primary',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
} as const;
