import type { Car } from '~/domain/parking/car';
import { parseEmirate } from '~/domain/parking/emirates';
import type { Parking } from '~/domain/parking/message';

/** Returns the car and the parking details that were entered in the form's fields. */
export function parseParkingForm(data: FormData): { car: Car; parking: Parking } {
  const readText = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const hours = Number(readText('longerHours') || readText('hours'));
  return {
    car: {
      emirate: parseEmirate(readText('plateEmirate')),
      code: readText('plateCode'),
      number: readText('plateNumber'),
      nickname: readText('nickname'),
    },
    parking: {
      area: parseEmirate(readText('area')),
      zone: readText('zone'),
      zoneCode: readText('zoneCode'),
      hours: hours > 0 ? hours : undefined,
      arabicReply: data.has('arabicReply'),
      signNumber: readText('signNumber'),
    },
  };
}

/** Focuses the field `name`. In a radio group, focuses the checked radio button, or the first one that is enabled. */
export function focusField(form: HTMLFormElement, name: string): void {
  const namedElement = form.elements.namedItem(name);
  if (!(namedElement instanceof RadioNodeList)) {
    if (namedElement instanceof HTMLElement) namedElement.focus();
    return;
  }
  const radios = [...namedElement]
    .filter((radio) => radio instanceof HTMLInputElement)
    .filter((radio) => !radio.disabled);
  (radios.find((radio) => radio.checked) ?? radios[0])?.focus();
}
