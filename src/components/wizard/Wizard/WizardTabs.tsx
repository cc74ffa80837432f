import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import type { SxProps, Theme } from '@mui/material/styles';
import CheckIcon from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';

import { wizardCopy as copy } from './Wizard.copy';

export type WizardTabsProps = {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  currentStep: number;
  tabs: readonly { label: string; hasErrors: boolean }[];
  onSelect: (step: number) => void;
};

/** Tabs of the steps, each with its number in a circle. A completed step has a check mark instead of the number. */
export function WizardTabs({ id, currentStep, tabs, onSelect }: WizardTabsProps) {
  const tabListRef = useRef<HTMLDivElement>(null);
  // Scrolls the current tab into view, since from `sm` on, the tabs are in one line that can be wider than the dialog.
  useEffect(() => {
    tabListRef.current?.children[currentStep]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [currentStep]);
  return (
    <Stepper
      ref={tabListRef}
      nonLinear
      activeStep={currentStep}
      connector={null}
      aria-label={copy.steps}
      sx={tabsStyles}
    >
      {tabs.map(({ label, hasErrors }, step) => {
        const isDone = step < currentStep && !hasErrors;
        return (
          <Step key={label}>
            <StepButton
              id={`${id}-tab-${step}`}
              aria-controls={`${id}-panel-${step}`}
              disableRipple
              icon={
                <Box aria-hidden component="span" sx={discStyles}>
                  {isDone ? <CheckIcon size="0.875rem" style={{ strokeWidth: 3 }} /> : step + 1}
                </Box>
              }
              className={hasErrors ? 'has-errors' : isDone ? 'is-done' : ''}
              onClick={() => onSelect(step)}
            >
              <Box component="span" sx={visuallyHidden}>
                {copy.number(step + 1)}
              </Box>
              {label}
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

const discStyles = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: 99,
  border: '1.5px solid currentColor',
  typography: 'caption',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
} satisfies SxProps<Theme>;

const createDiscColours = (colour: 'primary' | 'success' | 'error') => ({
  backgroundColor: `${colour}.main`,
  borderColor: `${colour}.main`,
  color: `${colour}.contrastText`,
});

const tabsStyles = {
  columnGap: { xs: 1.5, sm: 2, md: 3 },
  // On phones, the tabs wrap, so that none of them is cut off.
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  paddingInline: { xs: 2, md: 3 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  flex: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: '16px',
  '& .MuiStep-root': { padding: 0, flex: 'none' },
  '& .MuiStepButton-root': {
    width: 'auto',
    minHeight: 52,
    margin: 0,
    padding: '0 4px 0 0',
    boxSizing: 'border-box',
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: 3,
      bgcolor: 'primary.main',
    },
    '&.has-errors[aria-selected="true"]::after': { bgcolor: 'error.main' },
    '@media (forced-colors: active)': { '&[aria-selected="true"]::after': { bgcolor: 'Highlight' } },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '& .MuiStepLabel-root': { padding: 0 },
  '& .MuiStepLabel-iconContainer': {
    padding: 0,
    paddingInlineEnd: { xs: 0.75, sm: 1.25 },
    color: 'text.secondary',
  },
  '& .is-done .MuiStepLabel-iconContainer > span': createDiscColours('success'),
  '& [aria-selected="true"] .MuiStepLabel-iconContainer > span': createDiscColours('primary'),
  '& .has-errors .MuiStepLabel-iconContainer > span': createDiscColours('error'),
  '& .MuiStepLabel-label': {
    fontSize: '0.875rem',
    lineHeight: 20 / 14,
    fontWeight: 500,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    textAlign: 'start',
  },
  '& .MuiStepLabel-label.Mui-active': { fontWeight: 600, color: 'text.primary' },
} satisfies SxProps<Theme>;
