import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { useDelayed } from '~/components/feedback/useDelayed';
import { pulseAnimation } from '~/components/feedback/pulseAnimation';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';

import { oneTimeCodeCopy as copy } from './OneTimeCodeScreen.copy';

type VerifyButtonProps = { isChecking: boolean };

/** Submit button with a loading indicator. The label does not move when the indicator appears. */
export function VerifyButton({ isChecking }: VerifyButtonProps) {
  const isIndicatorShown = useDelayed(isChecking);
  return (
    <>
      {/* Unlike `disabled`, `aria-disabled` lets the button keep the focus while the code is checked. */}
      <Button
        type="submit"
        variant="contained"
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
