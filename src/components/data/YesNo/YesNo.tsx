import CheckIcon from 'lucide-react/icons/check';

import { constantStyled } from '~/components/theme/constantStyled';
import { toYesNoKey, yesNoLabels } from '~/domain/lists/filterOptions';

export type YesNoProps = { value: boolean };

const Text = constantStyled('span', ({ vars: { palette } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  verticalAlign: 'middle',
  color: palette.text.primary,
  '& > svg': { color: palette.success.main },
  '&[data-value=no]': { color: palette.text.secondary },
  '&[data-value=no]::before': {
    content: '""',
    inlineSize: 10,
    marginInline: 3,
    borderBlockStart: '2px solid currentColor',
  },
}));

// Created once, so that React does not render the icon again with each cell.
const checkIcon = <CheckIcon size="1rem" />;

/** A boolean in a table or a panel: 'Yes' with a check mark, or 'No' with a dash. */
export function YesNo({ value }: YesNoProps) {
  const key = toYesNoKey(value);
  return (
    <Text data-value={key}>
      {value && checkIcon}
      {yesNoLabels[key]}
    </Text>
  );
}
