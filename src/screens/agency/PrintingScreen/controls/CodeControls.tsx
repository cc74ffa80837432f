import { ColourField } from '~/components/printing/ColourField/ColourField';
import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { SelectField } from '~/components/inputs/SelectField/SelectField';
import { SettingsGroup } from '~/components/printing/SettingsGroup/SettingsGroup';
import { limits } from '~/domain/printing/settings/limits';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { formatWithUnit } from '~/domain/number/formatNumber';

import { FieldRow } from '../shared/FieldRow';
import { SwitchRow } from '../shared/SwitchRow';
import type { ControlsProps } from '../shared/controls';
import { SizeFields } from './SizeFields';
import { controlsCopy } from './controls.copy';

type CodeSettings = Pick<PrintSettings['qr'], 'x' | 'y' | 'colour' | 'background' | 'withBackground'>;
type CodeFieldsProps = {
  code: CodeSettings;
  design: PrintSettings['design'];
  onChange: (part: Partial<CodeSettings>) => void;
};

function PositionFields({ code, design, onChange }: CodeFieldsProps) {
  const copy = controlsCopy.position;
  return (
    <FieldRow>
      <NumberField
        label={copy.left}
        value={code.x}
        limits={limits.position}
        note={formatWithUnit((code.x / 100) * design.width, 'mm', 2)}
        onChange={(x) => onChange({ x })}
      />
      <NumberField
        label={copy.top}
        value={code.y}
        limits={limits.position}
        note={formatWithUnit((code.y / 100) * design.height, 'mm', 2)}
        onChange={(y) => onChange({ y })}
      />
    </FieldRow>
  );
}

function ColourFields({ code, onChange }: Omit<CodeFieldsProps, 'design'>) {
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

type CodeControlsProps = ControlsProps & {
  error: string | undefined;
};

export function QrControls({ settings, onChange, getGroupProps, error }: CodeControlsProps) {
  const { design, qr } = settings;
  const copy = controlsCopy.qr;
  const changeQr = (part: Partial<PrintSettings['qr']>) => onChange({ ...settings, qr: { ...qr, ...part } });
  return (
    <SettingsGroup title={copy.title} value={copy.value(settings)} error={error} {...getGroupProps('open')}>
      <FieldRow>
        <NumberField label={copy.size} value={qr.size} limits={limits.code} onChange={(size) => changeQr({ size })} />
        <SelectField
          size="small"
          label={copy.level}
          value={qr.level}
          options={copy.levels}
          onChange={(level) => changeQr({ level })}
        />
      </FieldRow>
      <PositionFields code={qr} design={design} onChange={changeQr} />
      <ColourFields code={qr} onChange={changeQr} />
      <SwitchRow
        label={copy.numberLabel}
        checked={qr.numberLabel}
        onChange={(numberLabel) => changeQr({ numberLabel })}
      />
    </SettingsGroup>
  );
}

export function BarcodeControls({ settings, onChange, getGroupProps, error }: CodeControlsProps) {
  const { design, barcode } = settings;
  const copy = controlsCopy.barcode;
  const changeBarcode = (part: Partial<PrintSettings['barcode']>) =>
    onChange({ ...settings, barcode: { ...barcode, ...part } });
  return (
    <SettingsGroup title={copy.title} value={copy.value(settings)} error={error} {...getGroupProps('collapsed')}>
      <SwitchRow label={copy.shown} checked={barcode.shown} onChange={(shown) => changeBarcode({ shown })} />
      {barcode.shown && (
        <>
          <SizeFields labels={copy} size={barcode} limits={limits.code} onChange={changeBarcode} />
          <PositionFields code={barcode} design={design} onChange={changeBarcode} />
          <ColourFields code={barcode} onChange={changeBarcode} />
          <SwitchRow label={copy.serial} checked={barcode.serial} onChange={(serial) => changeBarcode({ serial })} />
        </>
      )}
    </SettingsGroup>
  );
}
