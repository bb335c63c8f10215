import type { ConsentBannerCopy, ConsentPreferencesCopy } from '#content/copy/consent.ts'

/** The cookie banner: the first view of every visitor (CONS-4, CONS-5). */
export const consentBanner = {
  title: 'We value your privacy',
  kept: 'We keep what the site needs to be safe.',
  chosen: 'Remembered choices, visit statistics and advertising are up to you.',
  policy: 'Privacy policy',
  customize: 'Customize',
  reject: 'Reject All',
  accept: 'Accept All',
  reopen: 'Cookie preferences',
  /** Shown to browsers that send Global Privacy Control or Do Not Track. */
  signal: 'Your browser asks not to be tracked, so analytics and marketing start off.',
  /** Shown to whoever chose before `consentVersion` was raised: what is different now. */
  changed: 'The categories have changed, so we ask again.',
  offline: 'Customize needs the network.',
} as const satisfies ConsentBannerCopy

/** The preferences (CONS-6..8, CONS-20..25). */
export const consentPreferences = {
  title: 'Cookie preferences',
  close: 'Back to the first view',
  alwaysActive: 'Always Active',
  categories: {
    necessary: {
      name: 'Necessary',
      covers: 'Security, network management and accessibility. Without it the site does not work.',
    },
    functional: {
      name: 'Functional',
      covers: 'Remembered choices, chat support and personalized content, such as a half-written request.',
    },
    analytics: {
      name: 'Analytics',
      covers: 'Anonymous visit statistics: which page, from which site, on which kind of device, how fast.',
    },
    marketing: {
      name: 'Marketing',
      covers: 'Relevant advertisements and campaign effectiveness: which campaign brought you here.',
    },
  },
  save: 'Save Preferences',
  reject: 'Reject All',
  accept: 'Accept All',
  signal: 'Your browser asks not to be tracked, so analytics and marketing start switched off.',
  /** `{date}` and `{id}` are put in by the browser. */
  receipt: 'Your choice of {date}, number {id}.',
} as const satisfies ConsentPreferencesCopy
