import { formatCount } from '~/domain/number/amounts';

export const tagPickerCopy = {
  title: 'Choose your tags',
  confirm: (count: number) => (count === 0 ? 'Use tags' : `Use ${formatCount(count)} ${count === 1 ? 'tag' : 'tags'}`),
  otherCodes: { 'other-source': 'Use a list or a number series instead', samples: 'Use sample codes' },
};
