import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import CheckIcon from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';

import { wizardCopy as copy } from './Wizard.copy';
import { tabsStyles } from './wizardStyles';

export type WizardTabsProps = {
  /** What the ids of tabs and panels begin with. */
  id: string;
  current: number;
  tabs: readonly { label: string; isAtFault: boolean }[];
  onChoose: (step: number) => void;
};

/** The steps by name and number: a whole finder is the open one, an empty ring is to come, a check is done. */
export function WizardTabs({ id, current, tabs, onChoose }: WizardTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // On a narrow phone the tabs scroll sideways.
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Stepper ref={list} nonLinear activeStep={current} connector={null} aria-label={copy.steps} sx={tabsStyles}>
      {tabs.map(({ label, isAtFault }, step) => {
        const isDone = step < current && !isAtFault;
        return (
          <Step key={label}>
            <StepButton
              id={`${id}-tab-${step}`}
              aria-controls={`${id}-panel-${step}`}
              disableRipple
              icon={
                isDone ? (
                  <Box component={CheckIcon} sx={{ color: 'success.main' }} />
                ) : (
                  <FinderPattern figure={step === current ? 'whole' : 'ring'} />
                )
              }
              className={isAtFault ? 'at-fault' : ''}
              onClick={() => onChoose(step)}
            >
              {copy.numbered(step + 1, label)}
              <Box component="span" sx={visuallyHidden}>
                {isAtFault ? copy.atFault : isDone ? copy.done : ''}
              </Box>
            </StepButton>
          </Step>
        );
      })}
    </Stepper>
  );
}
