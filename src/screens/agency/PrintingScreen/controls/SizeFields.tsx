import { useState } from 'react';

import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { formatWithUnit } from '~/domain/number/formatNumber';
import type { NumberLimits } from '~/domain/number/numberLimits';
import { resizeInProportion } from '~/domain/printing/settings/proportionalSize';
import type { ProportionalSize } from '~/domain/printing/settings/proportionalSize';
import type { Size } from '~/domain/printing/settings/paper';

import { FieldRow } from '../shared/FieldRow';
import { SwitchRow } from '../shared/SwitchRow';
import { controlsCopy } from './controls.copy';

export type SizeFieldsProps = {
  labels: { width: string; height: string };
  size: Size;
  limits: NumberLimits;
  /** Error messages that depend on other settings, such as for a size that is too small for a code. */
  errors?: { [Dimension in keyof Size]?: string } | undefined;
  /** True if width and height change in proportion. If undefined, the fields cannot be linked. */
  isLinked?: boolean;
  onLinkedChange?: (linked: boolean) => void;
  onChange: (size: Size) => void;
};

/** Returns a note if the other dimension was clamped to a limit, so that the proportion of the size has changed. */
function formatLimitNote({ reachedLimit }: ProportionalSize, limits: NumberLimits) {
  const { link } = controlsCopy;
  return (
    reachedLimit && `${link.reached[reachedLimit](formatWithUnit(limits[reachedLimit], limits.unit))} ${link.note}`
  );
}

/** Fields for width and height, which can be linked. */
export function SizeFields({ labels, size, limits, errors, isLinked, onLinkedChange, onChange }: SizeFieldsProps) {
  // Last size that a linked field has set. Each keystroke scales `baseSize`, the size before the first keystroke. If it
  // scaled the last size instead, its rounding and its limits would change the proportion a little more each time.
  const [lastResize, setLastResize] = useState<ProportionalSize & { baseSize: Size; changedDimension: keyof Size }>();
  const { width, height } = size;
  const currentResize =
    isLinked && lastResize?.size.width === width && lastResize.size.height === height ? lastResize : undefined;

  const changeDimension = (dimension: keyof Size) => (length: number) => {
    if (!isLinked) {
      onChange({ width, height, [dimension]: length });
      return;
    }
    const baseSize = currentResize?.baseSize ?? { width, height };
    const newResize = resizeInProportion(baseSize, dimension, length, limits);
    setLastResize({ ...newResize, baseSize, changedDimension: dimension });
    onChange(newResize.size);
  };
  const renderField = (dimension: keyof Size) => (
    <NumberField
      label={labels[dimension]}
      value={size[dimension]}
      limits={limits}
      liveError={errors?.[dimension]}
      helperText={
        currentResize && currentResize.changedDimension !== dimension
          ? formatLimitNote(currentResize, limits)
          : undefined
      }
      onChange={changeDimension(dimension)}
    />
  );

  return (
    <>
      {onLinkedChange && (
        <SwitchRow
          label={controlsCopy.link.label}
          checked={Boolean(isLinked)}
          onChange={(next) => {
            setLastResize(undefined);
            onLinkedChange(next);
          }}
        />
      )}
      <FieldRow>
        {renderField('width')}
        {renderField('height')}
      </FieldRow>
    </>
  );
}
