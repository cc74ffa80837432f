import { ColourField } from '~/components/printing/ColourField/ColourField';
import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { SelectField } from '~/components/inputs/SelectField/SelectField';
import { SettingsGroup } from '~/components/printing/SettingsGroup/SettingsGroup';
import { limits } from '~/domain/printing/settings/limits';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { withUnit } from '~/domain/printing/settings/typedNumber';

import { printingCopy } from '../PrintingScreen.copy';
import { Row } from './Row';
import { SwitchRow } from './SwitchRow';
import type { ControlsProps } from './controls';

type Code = Pick<PrintSettings['qr'], 'x' | 'y' | 'colour' | 'background' | 'withBackground'>;
type CodeProps = { code: Code; design: PrintSettings['design']; onChange: (part: Partial<Code>) => void };

function PlaceFields({ code, design, onChange }: CodeProps) {
  const copy = printingCopy.place;
  return (
    <Row>
      <NumberField
        label={copy.left}
        value={code.x}
        limits={limits.position}
        note={withUnit((code.x / 100) * design.width, 'mm', 2)}
        onChange={(x) => onChange({ x })}
      />
      <NumberField
        label={copy.top}
        value={code.y}
        limits={limits.position}
        note={withUnit((code.y / 100) * design.height, 'mm', 2)}
        onChange={(y) => onChange({ y })}
      />
    </Row>
  );
}

function ColourFields({ code, onChange }: Omit<CodeProps, 'design'>) {
  const copy = printingCopy.colours;
  return (
    <>
      <Row>
        <ColourField label={copy.colour} value={code.colour} onChange={(colour) => onChange({ colour })} />
        <ColourField
          label={copy.background}
          value={code.background}
          onChange={(background) => onChange({ background })}
        />
      </Row>
      <SwitchRow
        label={copy.withBackground}
        checked={code.withBackground}
        onChange={(withBackground) => onChange({ withBackground })}
      />
    </>
  );
}

type CodeControlsProps = ControlsProps & {
  /** What makes the code fail, in a word or two. */
  failure: string | undefined;
};

export function QrControls({ settings, onChange, folding, failure }: CodeControlsProps) {
  const { design, qr } = settings;
  const copy = printingCopy.qr;
  const change = (part: Partial<PrintSettings['qr']>) => onChange({ ...settings, qr: { ...qr, ...part } });
  return (
    <SettingsGroup
      title={copy.title}
      value={failure ?? copy.value(settings)}
      faulty={failure !== undefined}
      {...folding('open')}
    >
      <Row>
        <NumberField label={copy.size} value={qr.size} limits={limits.code} onChange={(size) => change({ size })} />
        <SelectField
          size="small"
          label={copy.level}
          value={qr.level}
          options={copy.levels}
          onChange={(level) => change({ level })}
        />
      </Row>
      <PlaceFields code={qr} design={design} onChange={change} />
      <ColourFields code={qr} onChange={change} />
      <SwitchRow
        label={copy.numberLabel}
        checked={qr.numberLabel}
        onChange={(numberLabel) => change({ numberLabel })}
      />
    </SettingsGroup>
  );
}

export function BarcodeControls({ settings, onChange, folding, failure }: CodeControlsProps) {
  const { design, barcode } = settings;
  const copy = printingCopy.barcode;
  const change = (part: Partial<PrintSettings['barcode']>) =>
    onChange({ ...settings, barcode: { ...barcode, ...part } });
  return (
    <SettingsGroup
      title={copy.title}
      value={failure ?? copy.value(settings)}
      faulty={failure !== undefined}
      {...folding('folded')}
    >
      <SwitchRow label={copy.shown} checked={barcode.shown} onChange={(shown) => change({ shown })} />
      {barcode.shown && (
        <>
          <Row>
            <NumberField
              label={copy.width}
              value={barcode.width}
              limits={limits.code}
              onChange={(width) => change({ width })}
            />
            <NumberField
              label={copy.height}
              value={barcode.height}
              limits={limits.code}
              onChange={(height) => change({ height })}
            />
          </Row>
          <PlaceFields code={barcode} design={design} onChange={change} />
          <ColourFields code={barcode} onChange={change} />
          <SwitchRow label={copy.serial} checked={barcode.serial} onChange={(serial) => change({ serial })} />
        </>
      )}
    </SettingsGroup>
  );
}
