import { ColourField } from '~/components/printing/ColourField/ColourField';
import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { SelectField } from '~/components/inputs/SelectField/SelectField';
import { limits } from '~/domain/printing/settings/limits';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import { FieldRow } from '../shared/FieldRow';
import { PositionFields } from '../shared/PositionFields';
import { SwitchRow } from '../shared/SwitchRow';
import type { PrintSettingsFieldsProps } from '../shared/printSettingsFieldsProps';
import { controlsCopy } from './controls.copy';

type CodeSettings = Pick<PrintSettings['qr'], 'x' | 'y' | 'colour' | 'background' | 'withBackground'>;
type ColourFieldsProps = {
  code: CodeSettings;
  onChange: (changes: Partial<CodeSettings>) => void;
};

export function ColourFields({ code, onChange }: ColourFieldsProps) {
  const copy = controlsCopy.colours;
  return (
    <>
      <FieldRow>
        <ColourField label={copy.colour} value={code.colour} onChange={(colour) => onChange({ colour })} />
        <ColourField
          label={copy.background}
          value={code.background}
          onChange={(background) => onChange({ background })}
        />
      </FieldRow>
      <SwitchRow
        label={copy.withBackground}
        checked={code.withBackground}
        onChange={(withBackground) => onChange({ withBackground })}
      />
    </>
  );
}

export type QrFieldsProps = PrintSettingsFieldsProps & {
  /** Error message with the size that the code needs; undefined if the code is large enough. */
  sizeError: string | undefined;
};

export function QrFields({ settings, onChange, sizeError }: QrFieldsProps) {
  const { design, qr } = settings;
  const copy = controlsCopy.qr;
  const changeQr = (changes: Partial<PrintSettings['qr']>) => onChange({ ...settings, qr: { ...qr, ...changes } });
  return (
    <>
      <FieldRow>
        <NumberField
          label={copy.size}
          value={qr.size}
          limits={limits.code}
          liveError={sizeError}
          onChange={(size) => changeQr({ size })}
        />
        <SelectField
          size="small"
          label={copy.level}
          value={qr.level}
          options={copy.levels}
          onChange={(level) => changeQr({ level })}
        />
      </FieldRow>
      <PositionFields position={qr} design={design} onChange={changeQr} />
      <ColourFields code={qr} onChange={changeQr} />
      <SwitchRow
        label={copy.numberLabel}
        checked={qr.numberLabel}
        onChange={(numberLabel) => changeQr({ numberLabel })}
      />
    </>
  );
}
