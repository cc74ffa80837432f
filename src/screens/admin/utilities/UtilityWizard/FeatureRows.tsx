import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import DeleteIcon from 'lucide-react/icons/trash-2';
import PlusIcon from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import type { UseFieldArrayReturn } from 'react-hook-form';

import { FormNumberField } from '~/components/inputs/FormNumberField/FormNumberField';
import { FormSelect } from '~/components/inputs/FormSelect/FormSelect';
import { FormSwitch } from '~/components/inputs/FormSwitch/FormSwitch';
import { LatestValue } from '~/components/inputs/LatestValue/LatestValue';
import { useLatestSavedValue } from '~/components/inputs/useLatestSavedValue';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { radii, sizes } from '~/components/theme/tokens';
import { createSelectOptions } from '~/domain/selectOptions';
import { featureLabels } from '~/domain/utility/utility';
import { createFeature } from '~/domain/utility/utilityDraft';
import type { UtilityFormValues } from '~/domain/utility/utilityDraft';

import { utilityWizardCopy as copy } from './UtilityWizard.copy';

export type FeatureRowsProps = { features: UseFieldArrayReturn<UtilityFormValues, 'features'> };

/** The features of a utility, one in each row, with buttons to add and remove features. */
export function FeatureRows({ features: { fields, append, remove } }: FeatureRowsProps) {
  const { getValues, setFocus, setValue } = useFormContext<UtilityFormValues>();
  const savedElsewhere = useLatestSavedValue<UtilityFormValues, 'features'>('features', useWatch({ name: 'features' }));
  const addButtonRef = useRef<HTMLButtonElement>(null);

  const add = () => append(createFeature(getValues('features')), { focusName: `features.${fields.length}.feature` });

  /** Removes a row. Focuses the next row, otherwise the previous row, otherwise the Add button. */
  const removeAt = (row: number) => {
    flushSync(() => remove(row));
    const nextRow = Math.min(row, fields.length - 2);
    if (nextRow < 0) addButtonRef.current?.focus();
    else setFocus(`features.${nextRow}.feature`);
  };

  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.featuresHelp}
      </Typography>
      {savedElsewhere && (
        <Typography variant="body2" component="div">
          <LatestValue
            text={savedElsewhere.latest.map(({ feature }) => featureLabels[feature]).join(', ')}
            onUse={() => {
              setValue('features', savedElsewhere.latest, { shouldDirty: true });
              addButtonRef.current?.focus();
            }}
          />
        </Typography>
      )}
      {fields.length === 0 ? (
        <Typography>{copy.noFeatures}</Typography>
      ) : (
        <Box component="ol" sx={listStyles}>
          {fields.map(({ id }, row) => (
            <Box component="li" key={id} sx={rowStyles}>
              <Box sx={featureStyles}>
                <FormSelect<UtilityFormValues>
                  name={`features.${row}.feature`}
                  label={copy.feature(row + 1)}
                  options={createSelectOptions(featureLabels)}
                />
              </Box>
              <Box sx={orderStyles}>
                <FormNumberField<UtilityFormValues>
                  name={`features.${row}.displayOrder`}
                  label={<RowLabel row={row}>{copy.displayOrder}</RowLabel>}
                  step={1}
                />
              </Box>
              <Box sx={switchStyles}>
                <FormSwitch<UtilityFormValues>
                  name={`features.${row}.isEnabled`}
                  label={<RowLabel row={row}>{copy.isEnabled}</RowLabel>}
                />
              </Box>
              <Box sx={removeButtonStyles}>
                <IconButton aria-label={copy.remove(row + 1)} onClick={() => removeAt(row)}>
                  <DeleteIcon size="1.25rem" />
                </IconButton>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Button
        ref={addButtonRef}
        variant="outlined"
        startIcon={<PlusIcon size="1em" />}
        onClick={add}
        sx={{ justifySelf: 'start' }}
      >
        {copy.addFeature}
      </Button>
    </>
  );
}

/** Label of a field in a row. It begins with a visually hidden name of the row, such as 'Feature 2'. */
function RowLabel({ row, children }: { row: number; children: string }) {
  return (
    <>
      <Box component="span" sx={visuallyHidden}>
        {`${copy.feature(row + 1)}, `}
      </Box>
      {children}
    </>
  );
}

const listStyles = { display: 'grid', gap: 1.5, listStyle: 'none' } satisfies SxProps<Theme>;

/** Styles of a row. Its fields wrap on phones and with large text. */
const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 2,
  rowGap: 1,
  padding: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.control}px`,
} satisfies SxProps<Theme>;

const featureStyles = { flex: '999 1 9rem' } satisfies SxProps<Theme>;
const orderStyles = { flex: '1 1 8rem' } satisfies SxProps<Theme>;

/** Aligns the switch and the Remove button with the inputs instead of the labels above the inputs. */
const alignWithFramesStyles = { paddingBlockStart: { xs: 0, md: 'calc(1.25rem + 6px)' } };
const switchStyles = { flex: '1 0 auto', ...alignWithFramesStyles } satisfies SxProps<Theme>;
const removeButtonStyles = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'content-box',
  height: sizes.field,
  marginInlineEnd: -0.5,
  ...alignWithFramesStyles,
} satisfies SxProps<Theme>;
