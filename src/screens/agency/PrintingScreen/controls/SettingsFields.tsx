import type { DesignGalleryProps } from '~/components/printing/DesignGallery/DesignGallery';

import type { PrintingEffects } from '../controller/printingEffects';
import type { Printing } from '../controller/usePrinting';
import { PresetField } from '../presets/PresetField';
import { PrinterField } from '../printers/PrinterField';
import { TagFields } from '../tags/TagFields';
import { TextLinesFields } from '../textLines/TextLinesFields';
import { BarcodeFields } from './BarcodeFields';
import { DesignFields } from './DesignFields';
import { OutputFields } from './OutputFields';
import { QrFields } from './QrFields';
import { MarginFields, PaperFields } from './PaperAndMarginFields';

export type SettingsGroupName = 'paper' | 'margins' | 'design' | 'qr' | 'barcode' | 'text' | 'tags' | 'output';

export type SettingsFieldsProps = {
  printing: Printing;
  effects: PrintingEffects;
  /** Props of the gallery of built-in designs; undefined while the DesignStartCard of a phone shows it. */
  gallery: Omit<DesignGalleryProps, 'label'> | undefined;
  onChooseTags: () => void;
  onOpenRecentRuns: () => void;
};

/** The fields of a settings group. They have a chunk of their own, which phones load after the rest of the screen. */
export function SettingsFields(props: SettingsFieldsProps & { group: SettingsGroupName }) {
  const { group, printing, effects, gallery, onChooseTags, onOpenRecentRuns } = props;
  const { state, preview } = printing;
  const settingsProps = { settings: state.settings, onChange: printing.onSettingsChange };
  switch (group) {
    case 'paper':
      return (
        <PaperFields {...settingsProps} presetField={<PresetField {...settingsProps} presets={effects.presets} />} />
      );
    case 'margins':
      return <MarginFields {...settingsProps} />;
    case 'design':
      return (
        <DesignFields
          {...settingsProps}
          image={state.design}
          rejectedFile={state.rejectedDesign}
          designChoice={printing.designChoice}
          onRemove={printing.onRemoveDesign}
          gallery={gallery}
          sizeErrors={preview.sizeErrors.design}
        />
      );
    case 'qr':
      return <QrFields {...settingsProps} sizeError={preview.sizeErrors.qr?.width} />;
    case 'barcode':
      return (
        <BarcodeFields
          {...settingsProps}
          dataMatrixState={printing.dataMatrixState}
          sizeErrors={preview.sizeErrors.barcode}
        />
      );
    case 'text':
      return <TextLinesFields {...settingsProps} textLinesState={printing.textLinesState} />;
    case 'tags':
      return <TagFields tags={printing.tags} onChooseTags={onChooseTags} onOpenRecentRuns={onOpenRecentRuns} />;
    case 'output':
      return (
        <OutputFields
          {...settingsProps}
          sheet={preview.layout}
          printerField={<PrinterField settings={state.settings} effects={effects} />}
        />
      );
  }
}
