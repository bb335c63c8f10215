import type { BusinessSize, DemoField, DemoProblem, InterestedModule } from '#contract/demo-request.ts'
import type { RequestSentCopy } from './request-sent.ts'

/** Words of the demo form. Messages quoted by the specification stand verbatim (FORM-3..12, 17, 19, 21, 22). */
export type DemoFormCopy = {
  readonly labels: Readonly<Record<DemoField, string>>
  readonly problems: Readonly<Record<DemoField, Readonly<Record<DemoProblem, string>>>>
  /** FORM-13, FORM-14: in English verbatim, and understood on the wire in place of the codes. */
  readonly interestedModules: Readonly<Record<InterestedModule, string>>
  readonly businessSizes: Readonly<Record<BusinessSize, string>>
  readonly allRequired: string
  readonly chooseSize: string
  readonly problemsTitle: string
  readonly sumComing: string
  /** Of whoever presses before it has come. */
  readonly noSum: string
  readonly sumWithoutScript: string
  /** `{seconds}` is replaced. */
  readonly newSumIn: string
  readonly sumPaused: string
  readonly pauseSum: string
  readonly resumeSum: string
  readonly leaveEmpty: string
  readonly send: string
  readonly sending: string
  readonly fixErrors: string
  /** Above and below the link to the sum, where nothing else is left. */
  readonly sumLeft: string
  readonly notSentYet: string
  readonly sent: string
  readonly failed: string
  /** `{minutes}` is replaced. */
  readonly busy: string
  /** `{tries}` is replaced. */
  readonly unsent: string
  readonly retry: string
  /** What was tried again arrived while it was being changed. */
  readonly overtaken: string
  /** Under a form whose script has not come before the network went. */
  readonly offline: string
  readonly privacy: readonly [before: string, link: string]
  readonly hints: {
    readonly country: string
    readonly otherCountry: string
    readonly thatCountry: string
    readonly weDial: string
    readonly addCode: string
    readonly doubts: {
      readonly 'too-short': string
      readonly 'too-long': string
    }
    readonly didYouMean: string
    /** `{count}` and `{most}` are replaced. */
    readonly count: string
    /** Behind the count, of a message that is longer than it may be. */
    readonly shorten: string
  }
  /** What stands where the form stood. */
  readonly after: RequestSentCopy
  readonly closeToast: string
}
