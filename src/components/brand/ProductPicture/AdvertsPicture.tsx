import { fixed, lines } from '~/components/theme/tokens';

import { TagCode } from '../CodeSheet/TagCode';

const { main, pale, deep } = lines.adverts;

/** A billboard above the town: a code beside a cup of coffee. */
export function AdvertsPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M0 264h40v-24h48v40h48v-16h40v24h128v-40h40v24h32v-48h56v32h48v72H0z" fill={deep} />
      <path
        d="M224 216h16v104h-16zM32 24h416v192H32zM24 216h432v8H24zM176 224h24l24 32v24zM304 224h-24l-24 32v24z"
        fill={fixed.night}
      />
      <path d="M240 224h16v96h-16z" fill={fixed.night3} />
      <path d="M44 36h392v168H44z" fill={pale} />
      <path d="M216 36h220v168H216z" fill={deep} />
      <circle cx="328" cy="120" r="72" fill={main} />
      <path d="M288 96h80l-8 92a8 8 0 0 1-8 8h-48a8 8 0 0 1-8-8z" fill={pale} />
      <path d="M328 96h40l-8 92a8 8 0 0 1-8 8h-24z" fill={fixed.white} opacity="0.7" />
      <path d="M280 84h96v16h-96zM288 72h80v12h-80z" fill={fixed.night} />
      <path d="M290.4 124h75.2l-3.5 40h-68.2z" fill={deep} />
      <TagCode x={68} y={58} side={124} radius={4} />
    </>
  );
}
