import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languageCodes } from '#content/languages.ts'
import { requestSent } from '#content/request-sent.ts'
import { headquarters } from '#facts/offices.ts'
import { RequestDetails } from './RequestDetails.tsx'
import { createSayer } from './say-moments.ts'

it.each(languageCodes)('says in its place that no email can come, in %s', (language) => {
  const copy = requestSent[language]
  const receipt = { reference: '7RS-MBY', receivedAt: '2026-11-20T12:00:00Z', answerBy: '2026-11-21T12:00:00Z' }
  const render = (isReachable: boolean) =>
    renderToStaticMarkup(
      <RequestDetails
        copy={copy}
        receipt={{ ...receipt, isReachable }}
        sayer={createSayer(headquarters, 'en')}
        level={2}
        thanks=""
        confirmed="Confirmed"
      />,
    )
  expect(render(true)).toContain('Confirmed')
  expect(render(false)).toContain(copy.unreachable)
  expect(render(false)).not.toContain('Confirmed')
})
