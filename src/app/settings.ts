import * as z from 'zod';

/** An http(s) URL; a trailing slash is removed. */
const baseUrl = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

const socialLinks = z
  .string()
  .optional()
  .transform((text) => (text ?? '').split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https?$/ })));

/** Target of a form: an http(s) URL, or a path on the site's origin. */
const endpoint = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?!\/)/)]).optional();

/** Environment variables of the build, described in `.env.example`. */
const environmentSchema = z.object({
  VITE_SITE_URL: baseUrl,
  VITE_TAG_BASE_URL: baseUrl,
  VITE_API_BASE_URL: baseUrl,
  VITE_CONTACT_PHONE: z.string().trim().min(1).default('+971 4 000 0000'),
  VITE_CONTACT_EMAIL: z.email().default('hello@example.com'),
  VITE_CONTACT_ENDPOINT: endpoint,
  VITE_SOCIAL_LINKS: socialLinks,
  VITE_PLAY_STORE_URL: z.url({ protocol: /^https?$/ }).optional(),
  VITE_APP_STORE_URL: z.url({ protocol: /^https?$/ }).optional(),
});

/** Validates the settings of a build. Throws an error that lists every invalid variable. */
export function readSettings(environment: Record<string, unknown>) {
  // An empty variable, as in a copied .env.example, counts as unset.
  const nonEmpty = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(nonEmpty));
  if (!parsed.success) throw new Error(`Invalid settings:\n${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  return {
    /** Public URL of the site, if known. */
    siteUrl: values.VITE_SITE_URL,
    /** Base URL of tag codes; undefined for the origin of the page. */
    tagBaseUrl: values.VITE_TAG_BASE_URL,
    /** Base URL of the API; undefined for the origin of the page. */
    apiBaseUrl: values.VITE_API_BASE_URL,
    contact: { phone: values.VITE_CONTACT_PHONE, email: values.VITE_CONTACT_EMAIL },
    /** Target of the contact form; undefined if it has no action. */
    contactEndpoint: values.VITE_CONTACT_ENDPOINT,
    socialLinks: values.VITE_SOCIAL_LINKS,
    /** The app's page in each store, if listed. */
    stores: { appStore: values.VITE_APP_STORE_URL, playStore: values.VITE_PLAY_STORE_URL },
  };
}

export type Settings = ReturnType<typeof readSettings>;
