import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { useDelayed } from '~/components/feedback/useDelayed';
import { pulseAnimation } from '~/components/feedback/pulseAnimation';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';

import { oneTimeCodeCopy as copy } from './OneTimeCodeScreen.copy';

export type VerifyCodeProps = {
  /** Whether a code is on its way. */
  checking: boolean;
};

/** Sends the code. While one is on its way it says so beside its words, which stay where they are, and waits. */
export function VerifyCode({ checking }: VerifyCodeProps) {
  const shows = useDelayed(checking);
  return (
    <>
      {/* Not `disabled`: the focus stays on it while the code is on its way. */}
      <Button type="submit" variant="contained" aria-disabled={checking} aria-busy={checking} size="large">
        <Box component="span" sx={{ position: 'relative' }}>
          {shows && (
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
        {shows && copy.checking}
      </Box>
    </>
  );
}
