import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { useDelayed } from '~/components/feedback/useDelayed';
import { pulseAnimation } from '~/components/feedback/pulseAnimation';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';

import { oneTimeCodeCopy as copy } from './OneTimeCodeScreen.copy';

type VerifyButtonProps = {
  isChecking: boolean;
  /** False if another button is the primary one: without an email address, the button that leads to the email page. */
  isPrimary: boolean;
};

/** Submit button with a loading indicator. The label does not move when the indicator appears. */
export function VerifyButton({ isChecking, isPrimary }: VerifyButtonProps) {
  const isIndicatorShown = useDelayed(isChecking);
  return (
    <>
      {/* `disabled` would take the focus away while the code is checked. */}
      <Button
        type="submit"
        variant={isPrimary ? 'contained' : 'outlined'}
        aria-disabled={isChecking}
        aria-busy={isChecking}
        size="large"
        data-replay
      >
        <Box component="span" sx={{ position: 'relative' }}>
          {isIndicatorShown && (
            <Box
              component="span"
              sx={{
                position: 'absolute',
                insetBlock: 0,
                insetInlineEnd: '100%',
                display: 'grid',
                placeItems: 'center',
                paddingInlineEnd: 1,
                ...pulseAnimation,
              }}
            >
              <FinderPattern size={14} />
            </Box>
          )}
          {copy.submit}
        </Box>
      </Button>
      <Box component="span" role="status" sx={visuallyHidden}>
        {isIndicatorShown && copy.checking}
      </Box>
    </>
  );
}
