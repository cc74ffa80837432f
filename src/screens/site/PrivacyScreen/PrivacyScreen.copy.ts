import type { TextSection } from '~/components/site/PageText/PageText';
import { product } from '~/domain/brand';
import { maxRecordedRuns } from '~/domain/printing/runs/runLimits';
import { cookieConsent } from '~/domain/session/consent';
import { loginStorage } from '~/domain/session/loginData';
import {
  officeChoiceKey,
  parkedCarsKey,
  partlyUsedSheetsKey,
  portalAgencyKey,
  printersKey,
  printPresetsKey,
  printRunsKey,
  printSelectionKey,
  tableViewsKey,
  workspaceKey,
} from '~/domain/storageKeys';

/**
 * Texts about the data of the contact form: `inactive` for a form without an endpoint, `sending` for one with an
 * endpoint.
 */
const enquiryTexts = {
  inactive:
    "The contact form can't send messages yet. What you type stays on the page, unless you select 'Email this message'.",
  sending:
    "When you select 'Send message', we receive what you typed in the contact form, once. Your browser keeps no copy.",
} as const;

const sentDataTitle = 'What leaves your browser';
const untilLogoutText = 'Until you log out';
const untilDeletedText = "Until you delete this site's data";
const untilClosedText = 'Until you close the tab';

export const privacyCopy = {
  head: {
    title: 'Privacy: what we keep, where, and why',
    description: `What ${product.name} keeps in your browser and why: no cookie on the public pages, and a short list once you sign in.`,
  },
  hero: {
    marker: 'Privacy',
    title: 'What we keep, where, and why',
    lead: 'If you only browse, your browser keeps almost nothing. This page lists every item.',
  },
  parts: (sendsEnquiries: boolean): readonly TextSection[] => [
    {
      id: 'reading',
      title: 'If you browse',
      paragraphs: [
        'The public pages set no cookies and track nothing. Signing in sets one cookie, if you allow it. All text, pictures, fonts and scripts come from this site.',
        `Our server sees which pages you open. We list everything else we send under '${sentDataTitle}'.`,
        'These items stay in your browser:',
      ],
      entries: [
        {
          item: 'Your place on a page',
          purpose: 'So the Back button takes you to where you were.',
          name: 'scroll:…',
          lifetime: untilClosedText,
        },
        {
          item: 'The time of the last update',
          purpose: 'So an update reloads the page only once.',
          name: 'reloaded',
          lifetime: untilClosedText,
        },
        {
          item: 'Your cars, for parking messages',
          purpose:
            'Emirate, plate and nickname, if you save a car. The message itself leaves your phone only when you send it.',
          name: parkedCarsKey,
          lifetime: 'Until you remove them on the parking form',
        },
      ],
    },
    {
      id: 'signed-in',
      title: 'If you sign in',
      paragraphs: ['Your password is never stored or sent. Your browser keeps the items below.'],
      summary: { closed: 'Show the items', open: 'Hide the items' },
      entries: [
        {
          item: 'The email you type to sign in',
          purpose:
            "So you don't have to type it again. Logging out doesn't remove it: if you press Back, you may still see it.",
          name: '',
          lifetime: untilClosedText,
        },
        {
          item: 'Your cookie choice',
          purpose: 'We ask before we set the first cookie.',
          name: cookieConsent.key,
          lifetime: untilDeletedText,
        },
        {
          item: 'The sign-in cookie',
          purpose: 'It opens the agency pages, and only this site receives it.',
          name: 'auth',
          lifetime: 'Until you log out, at most one day',
        },
        {
          item: 'Your email while you are signed in',
          purpose: 'So the pages know who signed in.',
          name: loginStorage.key,
          lifetime: untilLogoutText,
        },
        {
          item: 'Table preferences',
          purpose: 'The columns, row height and rows per page you chose.',
          name: tableViewsKey,
          lifetime: untilDeletedText,
        },
        {
          item: 'The tags you select to print',
          purpose: 'Only their codes, so the printing page has them after a reload.',
          name: printSelectionKey,
          lifetime: untilLogoutText,
        },
        {
          item: 'Your last print settings',
          purpose: "Paper, sizes, positions and colours, for 'Use last settings'. No pictures, no codes.",
          name: 'printsettings',
          lifetime: untilDeletedText,
        },
        {
          item: 'Your print presets',
          purpose: 'The print settings that you save under a name. No pictures, no codes.',
          name: printPresetsKey,
          lifetime: 'Until you delete them on the printing page',
        },
        {
          item: 'Your printers',
          purpose:
            'The names you type, the corrections you measure, and the printer you selected, so prints land in the right place.',
          name: printersKey,
          lifetime: 'Until you remove them on the printing page',
        },
        {
          item: 'Your recent print runs',
          purpose: `The last ${maxRecordedRuns} runs that you print or save as PDF, so you can print them again: time, settings, codes and picture.`,
          name: printRunsKey,
          lifetime: 'Until you remove them on the printing page',
        },
        {
          item: 'Your partly used sheets',
          purpose: 'Measurements and the number of used labels, so the next print starts at the first free label.',
          name: partlyUsedSheetsKey,
          lifetime: untilDeletedText,
        },
        {
          item: 'Sample data or workspace',
          purpose: 'Your choice of what the agency and admin pages show.',
          name: officeChoiceKey,
          lifetime: untilDeletedText,
        },
        {
          item: 'Your workspace, if you start one',
          purpose:
            'Everything you save in it, except passwords. When you open a tag page in this browser, it looks here first. Nothing is sent.',
          name: workspaceKey,
          lifetime: 'Until you delete the workspace',
        },
        {
          item: 'Your agency',
          purpose: 'The agency you chose for your email in a workspace.',
          name: portalAgencyKey,
          lifetime: untilLogoutText,
        },
      ],
    },
    {
      id: 'scans',
      title: 'If you scan a tag',
      paragraphs: [
        'You need no app and no account to scan a tag. Owners choose what it shows. The chat shows no phone number.',
      ],
    },
    {
      id: 'sent',
      title: sentDataTitle,
      paragraphs: [
        sendsEnquiries ? enquiryTexts.sending : enquiryTexts.inactive,
        'When you sign in with a one-time code, we send your email address and the code to our server to check them.',
        'We load nothing from app stores or social networks. You go there only if you open a link.',
      ],
    },
    {
      id: 'delete',
      title: 'Delete your data',
      paragraphs: [
        `Log out to remove the sign-in cookie and the items marked '${untilLogoutText}'. Then close the tab to remove those marked '${untilClosedText}'. For everything else, delete this site's data in your browser's settings.`,
      ],
    },
  ],
  contact: 'Ask about privacy',
  terms: 'Read the terms',
} as const;
