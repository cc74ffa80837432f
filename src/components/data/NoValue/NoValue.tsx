import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { constantStyled } from '~/components/theme/constantStyled';

import { noValueCopy as copy } from './NoValue.copy';

const Dash = constantStyled('span', ({ vars }) => ({
  position: 'relative',
  color: vars.palette.text.secondary,
  '& > :last-child': visuallyHidden,
}));

/** Dash instead of an empty value. Screen readers read 'None'. */
export function NoValue() {
  return (
    <Dash>
      <span aria-hidden>–</span>
      <span>{copy.none}</span>
    </Dash>
  );
}
