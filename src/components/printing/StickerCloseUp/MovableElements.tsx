import type { StickerChanges } from '~/domain/printing/checks/issues';
import { findElementBox, findSnapLines } from '~/domain/printing/sticker/snap';
import type { MovableElement } from '~/domain/printing/sticker/snap';
import { codeElements, getElementBoxes, isSquareCode, labelElementOf } from '~/domain/printing/sticker/stickerElements';
import type { StickerSettings } from '~/domain/printing/sticker/stickerElements';

import type { CodeErrors } from '../ScanChecks/checkRun';
import { getElementName } from './getElementName';
import { MovableCode } from './MovableCode';
import type { DragState } from './useDragResize';

export type MovableElementsProps = {
  settings: StickerSettings;
  selectedElement: MovableElement;
  zoom: number;
  codeErrors: CodeErrors;
  lineErrors: readonly (string | undefined)[];
  /** Id of the element with the instructions. */
  describedBy: string;
  onSelect: (element: MovableElement) => void;
  onDragStateChange: (state: DragState) => void;
  onChange: (changes: StickerChanges) => void;
};

/** Transparent elements over the codes and text lines, with which users move and resize the codes and lines. */
export function MovableElements({ settings, codeErrors, lineErrors, onChange, ...props }: MovableElementsProps) {
  const { design: designSize, textLines = [] } = settings;
  const boxes = getElementBoxes(settings);
  const { selectedElement, zoom, describedBy, onSelect, onDragStateChange } = props;
  const getSharedProps = (element: MovableElement) => ({
    designSize,
    zoom,
    describedBy,
    onDragStateChange,
    isSelected: element === selectedElement,
    snapLines: findSnapLines(settings, element),
    onSelect: () => onSelect(element),
  });
  const movableCodes = codeElements.map((element) => {
    const codeBox = boxes[element];
    if (!codeBox) return null;
    return (
      <MovableCode
        key={element}
        {...getSharedProps(element)}
        name={getElementName(settings, element)}
        position={settings[element]}
        box={codeBox}
        isProportional={isSquareCode(settings, element) || settings.barcode.sizeLinked}
        hasLabel={boxes[labelElementOf[element]] !== undefined}
        hasError={codeErrors[element] !== undefined}
        onMove={(position) => onChange({ [element]: position })}
        onResize={({ width, height, ...position }) =>
          onChange(
            element === 'qr' ? { qr: { ...position, size: width } } : { barcode: { ...position, width, height } },
          )
        }
      />
    );
  });
  const movableLines = textLines.map((line, index) => {
    const textBox = findElementBox(settings, index);
    if (!textBox) return null;
    return (
      <MovableCode
        key={index}
        {...getSharedProps(index)}
        kind="text"
        name={getElementName(settings, index)}
        position={line}
        box={textBox}
        isProportional={false}
        hasLabel={false}
        hasError={lineErrors[index] !== undefined}
        onMove={(change) => onChange({ textLine: { lineIndex: index, change } })}
        // Only the width of a text line is resized: its height follows from its font size.
        onResize={({ x, width }) => onChange({ textLine: { lineIndex: index, change: { x, width } } })}
      />
    );
  });
  return [...movableCodes, ...movableLines];
}
