import type { Car } from '~/domain/parking/car';
import { parseEmirate } from '~/domain/parking/emirates';
import type { Parking } from '~/domain/parking/message';

/** Reads the car and the stay from the form's fields. */
export function parseParkingForm(data: FormData): { car: Car; parking: Parking } {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const hours = Number(text('longerHours') || text('hours'));
  return {
    car: {
      emirate: parseEmirate(text('plateEmirate')),
      code: text('plateCode'),
      number: text('plateNumber'),
      nickname: text('nickname'),
    },
    parking: {
      area: parseEmirate(text('area')),
      zone: text('zone'),
      zoneCode: text('zoneCode'),
      hours: hours > 0 ? hours : undefined,
      arabicReply: data.has('arabicReply'),
      signNumber: text('signNumber'),
    },
  };
}

/** Focuses the field `name`; in a radio group the checked option, or else the first enabled one. */
export function focusField(form: HTMLFormElement, name: string): void {
  const named = form.elements.namedItem(name);
  if (!(named instanceof RadioNodeList)) {
    if (named instanceof HTMLElement) named.focus();
    return;
  }
  const radios = [...named].filter((radio) => radio instanceof HTMLInputElement).filter((radio) => !radio.disabled);
  (radios.find((radio) => radio.checked) ?? radios[0])?.focus();
}
