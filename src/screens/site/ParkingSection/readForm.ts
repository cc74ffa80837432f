import type { Car } from '~/domain/parking/car';
import { readEmirate } from '~/domain/parking/emirates';
import type { Parking } from '~/domain/parking/message';

/** The car and the stay that the form's fields hold, by their names. */
export function readForm(entries: FormData): { car: Car; parking: Parking } {
  const text = (name: string) => {
    const value = entries.get(name);
    return typeof value === 'string' ? value : '';
  };
  const hours = Number(text('longerHours') || text('hours'));
  return {
    car: {
      emirate: readEmirate(text('plateEmirate')),
      code: text('plateCode'),
      number: text('plateNumber'),
      nickname: text('nickname'),
    },
    parking: {
      place: readEmirate(text('place')),
      zone: text('zone'),
      sector: text('sector'),
      hours: hours > 0 ? hours : undefined,
      arabicReply: entries.has('arabicReply'),
      signNumber: text('signNumber'),
    },
  };
}

/** Puts the focus on the field `name`; of radio buttons on the chosen one, else on the first that can be. */
export function focusField(form: HTMLFormElement, name: string): void {
  const named = form.elements.namedItem(name);
  if (!(named instanceof RadioNodeList)) {
    if (named instanceof HTMLElement) named.focus();
    return;
  }
  const radios = [...named].filter((radio) => radio instanceof HTMLInputElement).filter((radio) => !radio.disabled);
  (radios.find((radio) => radio.checked) ?? radios[0])?.focus();
}
