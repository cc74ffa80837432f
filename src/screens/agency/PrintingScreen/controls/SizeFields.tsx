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
  /** Errors that `limits` do not cover. */
  errors?: { [Side in keyof Size]?: string } | undefined;
  /** True if both sides change in proportion. If undefined, the fields cannot be linked. */
  linked?: boolean;
  onLinkedChange?: (linked: boolean) => void;
  onChange: (size: Size) => void;
};

/** Returns the message for a side that has reached a limit, so that the proportion changes. */
function formatLimitNote({ reached }: ProportionalSize, limits: NumberLimits) {
  const { link } = controlsCopy;
  return reached && `${link.reached[reached](formatWithUnit(limits[reached], limits.unit))} ${link.note}`;
}

/** Fields for width and height, which can be linked. */
export function SizeFields({ labels, size, limits, errors, linked, onLinkedChange, onChange }: SizeFieldsProps) {
  // The size that these fields set last, and `base`, the size before. Each keystroke scales `base`, so that rounding
  // and limits do not change its proportion.
  const [last, setLast] = useState<ProportionalSize & { base: Size; changed: keyof Size }>();
  const { width, height } = size;
  const lastShown = linked && last?.size.width === width && last.size.height === height ? last : undefined;

  const changeSide = (side: keyof Size) => (length: number) => {
    if (!linked) {
      onChange({ width, height, [side]: length });
      return;
    }
    const base = lastShown?.base ?? { width, height };
    const next = resizeInProportion(base, side, length, limits);
    setLast({ ...next, base, changed: side });
    onChange(next.size);
  };
  const renderField = (side: keyof Size) => (
    <NumberField
      label={labels[side]}
      value={size[side]}
      limits={limits}
      liveError={errors?.[side]}
      helperText={lastShown && lastShown.changed !== side ? formatLimitNote(lastShown, limits) : undefined}
      onChange={changeSide(side)}
    />
  );

  return (
    <>
      {onLinkedChange && (
        <SwitchRow
          label={controlsCopy.link.label}
          checked={Boolean(linked)}
          onChange={(next) => {
            setLast(undefined);
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
