/** The page that answers a demo request sent without JavaScript. */
export type DemoAnswerCopy = {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly lead: string
}
