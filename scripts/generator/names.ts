/** How a name is written where: `GiftCard` in code, `gift cards` in a sentence, `Gift Cards` on a page. */
export type NameForms = {
  Pascal: string;
  camel: string;
  kebab: string;
  /** 'Gift Card' */
  Title: string;
  /** 'Gift card' */
  Sentence: string;
  /** 'gift card' */
  noun: string;
};

/** Each word one capital: what reads `QRCode` can not tell where its words end. */
const pascalCase = /^([A-Z][a-z0-9]+)+$/;

/** The forms of a name in PascalCase. */
export function nameForms(name: string): NameForms {
  const words = name.match(/[A-Z][a-z0-9]+/g) ?? [];
  const noun = words.join(' ').toLowerCase();
  return {
    Pascal: name,
    camel: name.charAt(0).toLowerCase() + name.slice(1),
    kebab: words.join('-').toLowerCase(),
    Title: words.join(' '),
    Sentence: noun.charAt(0).toUpperCase() + noun.slice(1),
    noun,
  };
}

/** What is wrong with a name and what to write instead, or true, as prompts have it. `ending` is added by the generator. */
export function checkName(name: string, ending = ''): true | string {
  if (!pascalCase.test(name)) {
    return `"${name}" is not in PascalCase. Write it like GiftCard or QrCode: letters and digits, a capital for each word.`;
  }
  if (ending !== '' && name.endsWith(ending)) {
    return `Leave "${ending}" out of "${name}": the generator adds it.`;
  }
  return true;
}
