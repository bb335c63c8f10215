import type { RealTimeAnalyticsCopy } from '#content/copy/real-time-analytics.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { realTimeAnalytics as en } from './en/real-time-analytics.ts'
import { realTimeAnalytics as fr } from './fr/real-time-analytics.ts'
import { realTimeAnalytics as pt } from './pt/real-time-analytics.ts'

export const realTimeAnalytics = { en, fr, pt } satisfies InEachLanguage<RealTimeAnalyticsCopy>
