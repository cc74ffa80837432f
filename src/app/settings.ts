import * as z from 'zod';

/** An http(s) address, carried on without a trailing slash. */
const address = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

const socialLinks = z
  .string()
  .optional()
  .transform((text) => (text ?? '').split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https?$/ })));

/** Where a form is sent: an http(s) address, or a path of the site's own origin. */
const endpoint = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?!\/)/)]).optional();

/** The environment of the build, as `.env.example` describes it. */
const environmentSchema = z.object({
  VITE_SITE_URL: address,
  VITE_TAG_BASE_URL: address,
  VITE_API_BASE_URL: address,
  VITE_CONTACT_PHONE: z.string().trim().min(1).default('+971 4 000 0000'),
  VITE_CONTACT_EMAIL: z.email().default('hello@example.com'),
  VITE_CONTACT_ENDPOINT: endpoint,
  VITE_SOCIAL_LINKS: socialLinks,
  VITE_PLAY_STORE_URL: z.url({ protocol: /^https?$/ }).optional(),
  VITE_APP_STORE_URL: z.url({ protocol: /^https?$/ }).optional(),
});

/** Reads the settings of a build. Throws with the name of every variable at fault and what is wrong with it. */
export function readSettings(environment: Record<string, unknown>) {
  // A variable that is there but empty, as a copied .env.example leaves it, is an unset one.
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new Error(`These settings can not be used:\n${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  return {
    /** The address the site is published under, or undefined while nobody has said it. */
    siteUrl: values.VITE_SITE_URL,
    /** What tag codes start with, or undefined for the origin that the page comes from. */
    tagBaseUrl: values.VITE_TAG_BASE_URL,
    /** Where the product's server is, or undefined for the page's own origin. */
    apiBaseUrl: values.VITE_API_BASE_URL,
    contact: { phone: values.VITE_CONTACT_PHONE, email: values.VITE_CONTACT_EMAIL },
    /** Where the contact form is sent, or undefined while it has no action. */
    contactEndpoint: values.VITE_CONTACT_ENDPOINT,
    socialLinks: values.VITE_SOCIAL_LINKS,
    /** The app's page in each store, while there is one. */
    stores: { appStore: values.VITE_APP_STORE_URL, playStore: values.VITE_PLAY_STORE_URL },
  };
}

export type Settings = ReturnType<typeof readSettings>;
