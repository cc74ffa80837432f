import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { SiteCheckbox } from '~/components/site/SiteCheckbox/SiteCheckbox';
import { carLimits } from '~/domain/parking/car';
import type { CarsProblem } from '~/domain/parking/car';

import { parkingCopy } from '../parking.copy';
import { goneStyles, roomStyles } from './roomStyles';

const copy = parkingCopy.cars;

/** What was done last: a removal can be undone, and a car whose plate lacks something or can not be right is not added. */
export type Latest =
  | { kind: 'added' | 'already' | 'removed'; name: string }
  | { kind: 'lacking'; field: 'plateEmirate' | 'plateNumber' }
  | { kind: 'wrong'; field: 'plateCode' | 'plateNumber' };

function wordsOf(latest: Latest): string {
  if (latest.kind === 'lacking') return copy.lacking[latest.field];
  if (latest.kind === 'wrong') return copy.wrong[latest.field];
  return copy[latest.kind](latest.name);
}

export type CarActionsProps = {
  /** How many cars are in the list, and whether the one in the fields is among them. */
  count: number;
  isSaved: boolean;
  latest: Latest | undefined;
  onAdd: () => void;
  onRemove: () => void;
  onUndo: () => void;
  /** Whether the list is kept on the device, and why it can not be. */
  isKept: boolean;
  problem: CarsProblem | undefined;
  onKeepChange: (isKept: boolean) => void;
};

/** What can be done with the car in the fields and with the list. */
export function CarActions(props: CarActionsProps) {
  const { count, isSaved, latest, onAdd, onRemove, onUndo, isKept, problem, onKeepChange } = props;
  const isFull = count >= carLimits.cars;
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
          {latest && wordsOf(latest)}
        </Typography>
        {latest?.kind === 'removed' && (
          // The button that had the focus is gone with the car.
          <Button variant="text" autoFocus onClick={onUndo}>
            {copy.undo}
          </Button>
        )}
        {!latest && !isSaved && (
          <Typography variant="body2" sx={hintStyles}>
            {isFull ? copy.full(carLimits.cars) : copy.addHint}
          </Typography>
        )}
      </Box>
      <Box sx={count > 0 || isKept ? {} : roomStyles}>
        <Box sx={{ marginBlockStart: 1 }}>
          <SiteCheckbox
            label={copy.keep}
            name="keep"
            isTicked={isKept}
            hint={problem ? undefined : copy.keepHint}
            error={problem && copy.problems[problem]}
            onChange={onKeepChange}
          />
        </Box>
      </Box>
    </div>
  );
}

const rowStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 } as const;

const hintStyles = { color: 'text.secondary', flex: '1 1 0', minWidth: 176, ...goneStyles } as const;

const statusStyles = {
  minWidth: 0,
  color: 'text.primary',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
} as const;
