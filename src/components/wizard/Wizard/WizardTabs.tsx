import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import CheckIcon from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { wizardCopy as copy } from './Wizard.copy';
import { tabsStyles } from './wizardStyles';

export type WizardTabsProps = {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  current: number;
  tabs: readonly { label: string; hasErrors: boolean }[];
  onSelect: (step: number) => void;
};

/** Numbered tabs of the steps: a filled finder pattern is the open step, a ring is a later one, a check is done. */
export function WizardTabs({ id, current, tabs, onSelect }: WizardTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // The tabs scroll horizontally on narrow phones.
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Stepper ref={list} nonLinear activeStep={current} connector={null} aria-label={copy.steps} sx={tabsStyles}>
      {tabs.map(({ label, hasErrors }, step) => {
        const isDone = step < current && !hasErrors;
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
                  <FinderPattern variant={step === current ? 'whole' : 'ring'} />
                )
              }
              className={hasErrors ? 'has-errors' : ''}
              onClick={() => onSelect(step)}
            >
              {copy.numbered(step + 1, label)}
              <Box component="span" sx={visuallyHidden}>
                {hasErrors ? copy.hasErrors : isDone ? copy.done : ''}
              </Box>
            </StepButton>
          </Step>
        );
      })}
    </Stepper>
  );
}
