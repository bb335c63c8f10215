import { papersRevised } from '#facts/papers.ts'
import { addPage } from './add-page.ts'
import type { Edits } from './edits.ts'

function changePrice({ replace, ask }: Edits) {
  replace('src/facts/plans.ts', 'monthlyPrice: 690', 'monthlyPrice: 790')
  replace('src/facts/plans.ts', 'annualPrice: 6900', 'annualPrice: 7900')
  replace('src/facts/plans.ts', 'monthlyPrice: 1990', 'monthlyPrice: 2190')
  replace('src/facts/plans.ts', 'annualPrice: 19_900', 'annualPrice: 21_900')
  replace('src/facts/packages.ts', 'price: 100_000', 'price: 110_000')
  const quotes = 'tests/house/specified-prices.test.ts'
  replace(quotes, "'$6.9, $69'", "'$7.9, $79'")
  replace(quotes, 'Save $13.80', 'Save $15.80')
  replace(quotes, '$6.9/month or $69/year', '$7.9/month or $79/year')
  replace(quotes, '[100_000,', '[110_000,')
  replace(quotes, "'$19.9, $199'", "'$21.9, $219'")
  replace(quotes, 'Save $39.80', 'Save $43.80')
  replace(quotes, '$19.9/month or $199/year', '$21.9/month or $219/year')
  replace('src/facts/papers.ts', papersRevised.on, new Date().toISOString().slice(0, 10))
  replace('src/facts/papers.ts', papersRevised.states, ask('tests/papers-stated.ts', 'hashStated'))
}

const libreville = `  withAddress({
    id: 'libreville',
    city: 'Libreville',
    country: 'Gabon',
    countryCode: 'GA',
    currency: 'XAF',
    isHeadquarters: false,
    street: 'Boulevard Triomphal 7',
    phone: '+241 00 00 06 00',
    email: 'libreville@imisozi.example',
    timeZone: 'Africa/Libreville',
    zoneName: 'WAT',
    hours: officeHours,
    isOnWhatsApp: true,
    latitude: 0.394,
    longitude: 9.454,
  }),
] as const satisfies readonly Office[]`

function addOffice({ insert, replace }: Edits) {
  replace('src/facts/offices.ts', "| 'abidjan'", "| 'abidjan' | 'libreville'")
  replace('src/facts/offices.ts', '] as const satisfies readonly Office[]', libreville)
  insert(
    'src/facts/holidays.ts',
    '  abidjan: {',
    '  libreville: {',
    "    what: 'public holidays of Gabon',",
    '    days: {',
    ...['08-17', '2026-03-20', '2026-04-06', '2027-03-10', '2027-03-29'].map(
      (day) => `      '${day}': 'Renovation Day',`,
    ),
    '    },',
    "    source: 'Gabon, labour code',",
    '  },',
  )
  for (const [language, name] of [
    ['fr', 'fête de la Rénovation'],
    ['pt', 'Dia da Renovação'],
  ])
    insert(
      `src/content/${language}/holidays.ts`,
      '} as const satisfies Record<HolidayName, string>',
      `  'Renovation Day': '${name}',`,
    )
  const descriptions = {
    en: "  libreville: 'Gabon and its coast, for houses that sell to ships and to hotels.',",
    fr: "  libreville: 'Le Gabon et sa côte, pour les maisons qui vendent aux navires et aux hôtels.',",
    pt: "  libreville: 'O Gabão e a sua costa, para casas que vendem a navios e a hotéis.',",
  }
  for (const [language, line] of Object.entries(descriptions)) {
    insert(`src/content/${language}/contact.ts`, '} as const satisfies Record<OfficeId, string>', line)
    insert(`src/content/${language}/assistant/synonyms.ts`, '  abidjan: ', "  libreville: 'libreville, gabon',")
  }
  // A country without an office until now.
  const dialled = "  dial('GA', '241', [7, 8], true, ['Libreville']),"
  replace('src/facts/dial-codes.ts', `${dialled}\n`, '')
  insert('src/facts/dial-codes.ts', "  dial('BF',", dialled)
  replace('src/content/fr/assistant/synonyms.ts', ' libreville,', '')
  for (const language of ['en', 'fr'])
    replace(`src/content/${language}/assistant/synonyms.ts`, ' benin, gabon,', ' benin,')
  insert(
    'src/content/fr/assistant/topics.ts',
    '} as const satisfies Record<OfficeId, string>',
    "  libreville: 'Gabon',",
  )
  insert('src/site/pages/contact/EquatorMap.tsx', '  abidjan: [', "  libreville: [13, 8, 'start'],")
  insert('src/site/sections/OfficeMap/OfficeMap.tsx', '  abidjan: [', "  libreville: [4, 4, 'start'],")
}

const parking = {
  en: {
    said: 'Yes, in the yard of the office in Kigali. Ring at the gate.',
    asks: 'Can I park at your office?',
    next: 'Where are your offices?',
    wordings:
      'is there parking at your office, where can I park when I visit you, do you have a car park, parking in kigali office, can I leave my car at your place, is there space for my car at the office, I come by car where do I park, is parking free at your building, park a pickup at your office, do visitors get a parking space, can I bring my motorbike inside the yard, where do I put the car when I come for the demo, parking lot at headquarters, is the street full of cars near you, do I pay for parking when I visit',
  },
  fr: {
    said: 'Oui, dans la cour du bureau de Kigali. Sonnez au portail.',
    asks: 'Puis-je me garer à votre bureau\u00a0?',
    next: 'Où sont vos bureaux ?',
    wordings:
      "y a-t-il un parking chez vous, où me garer quand je viens, avez-vous un parking, parking au bureau de kigali, je peux laisser ma voiture chez vous, je viens en voiture où stationner, le stationnement est-il gratuit, garer un pick-up devant le bureau, une place de parking pour les visiteurs, ma moto dans la cour c'est possible, où mettre la voiture pour la démo, parking du siège, faut-il payer pour se garer, la rue est-elle pleine de voitures, stationner près de votre agence",
  },
  pt: {
    said: 'Sim, no pátio do escritório de Kigali. Toque ao portão.',
    asks: 'Posso estacionar no vosso escritório?',
    next: 'Onde ficam os escritórios?',
    wordings:
      'há estacionamento no escritório, onde estaciono quando vou aí, têm parque de estacionamento, estacionamento em kigali, posso deixar o carro convosco, vou de carro onde estaciono, o estacionamento é grátis, estacionar uma carrinha no escritório, lugar de estacionamento para visitas, posso pôr a mota no pátio, onde ponho o carro no dia da demonstração, estacionamento da sede, paga-se para estacionar, a rua está cheia de carros, estacionar perto da vossa loja',
  },
} as const

function addAnswer({ insert, write }: Edits) {
  insert('src/content/copy/assistant/topics.ts', "  | 'environment'", "  | 'parking'")
  insert('src/content/assistant-topics.ts', '  environment: {', "  parking: { pages: ['/contact'] },")
  for (const [language, { said, asks, next, wordings }] of Object.entries(parking)) {
    const folder = `src/content/${language}/assistant`
    insert(
      `${folder}/topics.ts`,
      '  environment: {',
      '  parking: {',
      `    answer: '${said}',`,
      `    next: ['${next}'],`,
      '  },',
    )
    insert(`${folder}/asks.ts`, '  environment: ', `  parking: '${asks}',`)
    write(`${folder}/questions/parking.txt`, `${wordings.replaceAll(', ', '\n')}\n`)
  }
}

const routes = `import type { FastifyPluginAsync } from 'fastify'
import type { GreetingService } from './greetings.service.ts'

type Needs = { readonly greetings: GreetingService }

export const greetingRoutes: FastifyPluginAsync<Needs> = async (app, { greetings }) => {
  /** How many have asked so far. */
  app.get('/api/greetings', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ count: greetings.count() }),
  )
}
`
const service = `export type GreetingService = ReturnType<typeof createGreetings>

export function createGreetings() {
  let asked = 0
  return { count: () => ++asked }
}
`
const test = `import { expect, it } from 'vitest'
import { startTestServer } from '#tests/server/start-test-server.ts'

it('counts who asks', async () => {
  const { app } = await startTestServer()

  await app.inject('/api/greetings')

  expect((await app.inject('/api/greetings')).json()).toEqual({ count: 2 })
})
`

function addRoute({ insert, write }: Edits) {
  const folder = 'src/server/greetings'
  write(`${folder}/greetings.routes.ts`, routes)
  write(`${folder}/greetings.service.ts`, service)
  write(`${folder}/greetings.test.ts`, test)
  insert(
    'src/server/app.ts',
    'import { healthRoutes }',
    "import { greetingRoutes } from './greetings/greetings.routes.ts'",
    "import { createGreetings } from './greetings/greetings.service.ts'",
  )
  insert(
    'src/server/app.ts',
    '  await app.register(visitRoutes,',
    '  await app.register(greetingRoutes, { greetings: createGreetings() })',
  )
  insert('tests/house/rooms.test.ts', '  consents: { uses: []', '  greetings: { uses: [], doors: [] },')
}

/** Changes as CONTRIBUTING tells them, each in the files that it names there and in no other. */
export const changes = {
  price: changePrice,
  office: addOffice,
  page: addPage,
  answer: addAnswer,
  route: addRoute,
} as const satisfies Record<string, (edits: Edits) => void>
