import type { Edits } from './edits.ts'

const type = `import type { ClosingWords, HeadWords, ListWords, OpeningWords } from '#content/page-words.ts'

export type TrainingDaysCopy = HeadWords & {
  readonly opening: OpeningWords
  readonly days: ListWords
  readonly closing: ClosingWords
}
`

const words = {
  en: `import type { TrainingDaysCopy } from '#content/copy/training-days.ts'
import { askUs } from '#content/page-words.ts'

export const trainingDays = {
  title: 'Training Days',
  searchTitle: 'Training days for tills and stock in Kigali',
  description:
    'One morning at the till, one at the shelf, one with the books: training days for new cashiers and for owners who want to know it themselves.',
  opening: {
    kicker: 'Training for the suite in Kigali',
    headline: ['Learn it once,', 'at the counter.'],
    lead: 'A new cashier learns best where the queue is. We bring the exercises, and you bring the shop.',
    actions: [
      askUs('Ask for a training day', 'consultation', 'I would like to talk about a training day.'),
      { label: 'What set-up includes', href: '/services' },
    ],
  },
  days: {
    heading: 'What each morning holds',
    entries: [
      { id: 'till', title: 'At the till', text: 'Selling, giving back, closing the drawer with nothing missing.' },
      { id: 'shelf', title: 'At the shelf', text: 'Taking goods in, counting them, and finding what nobody buys.' },
    ],
  },
  closing: {
    heading: 'Bring two people who sell.',
    text: 'They teach the others better than we do. Tell us where your shop is and when it is quiet.',
    actions: [askUs('Request Demo', 'demo', 'I would like to see what a training day looks like.')],
    related: [
      { label: 'Set-up and support', href: '/services' },
      { label: 'Roles for new people', href: '/role-based-access-control' },
    ],
  },
} as const satisfies TrainingDaysCopy
`,
  fr: `import type { TrainingDaysCopy } from '#content/copy/training-days.ts'
import { askUs } from '#content/page-words.ts'

export const trainingDays = {
  title: 'Journées de formation',
  searchTitle: 'Journées de formation à la caisse et au stock, à Kigali',
  description:
    'Une matinée à la caisse, une au rayon, une avec les comptes : des journées de formation pour les nouveaux caissiers et pour les patrons curieux.',
  opening: {
    kicker: 'La formation à la suite, à Kigali',
    headline: ['Apprendre une fois,', 'au comptoir.'],
    lead: 'Un nouveau caissier apprend mieux là où est la file. Nous apportons les exercices, vous apportez la boutique.',
    actions: [
      askUs('Demander une journée', 'consultation', 'Je voudrais parler d’une journée de formation.'),
      { label: 'Ce que comprend la mise en place', href: '/services' },
    ],
  },
  days: {
    heading: 'Le contenu de chaque matinée',
    entries: [
      { id: 'till', title: 'À la caisse', text: 'Vendre, rembourser, fermer le tiroir sans qu’il manque rien.' },
      { id: 'shelf', title: 'Au rayon', text: 'Recevoir, compter, et trouver ce que personne n’achète.' },
    ],
  },
  closing: {
    heading: 'Venez avec deux vendeurs.',
    text: 'Ils forment les autres mieux que nous. Dites-nous où est votre boutique et quand elle est calme.',
    actions: [askUs('Demander une démo', 'demo', 'Je voudrais voir à quoi ressemble une journée de formation.')],
    related: [
      { label: 'Mise en place et assistance', href: '/services' },
      { label: 'Des rôles pour les nouveaux', href: '/role-based-access-control' },
    ],
  },
} as const satisfies TrainingDaysCopy
`,
  pt: `import type { TrainingDaysCopy } from '#content/copy/training-days.ts'
import { askUs } from '#content/page-words.ts'

export const trainingDays = {
  title: 'Dias de formação',
  searchTitle: 'Dias de formação na caixa e no stock, em Kigali',
  description:
    'Uma manhã na caixa, outra na prateleira, outra com as contas: dias de formação para novos operadores de caixa e para donos que querem saber fazer.',
  opening: {
    kicker: 'Formação para a suite, em Kigali',
    headline: ['Aprender uma vez,', 'ao balcão.'],
    lead: 'Quem começa na caixa aprende melhor onde está a fila. Nós levamos os exercícios, e o senhor a loja.',
    actions: [
      askUs('Pedir um dia de formação', 'consultation', 'Gostaria de falar sobre um dia de formação.'),
      { label: 'O que inclui a instalação', href: '/services' },
    ],
  },
  days: {
    heading: 'O que cabe em cada manhã',
    entries: [
      { id: 'till', title: 'Na caixa', text: 'Vender, devolver, fechar a gaveta sem que falte nada.' },
      { id: 'shelf', title: 'Na prateleira', text: 'Receber mercadoria, contá-la, e achar o que ninguém compra.' },
    ],
  },
  closing: {
    heading: 'Traga duas pessoas que vendem.',
    text: 'Ensinam as outras melhor do que nós. Diga-nos onde fica a loja e quando está calma.',
    actions: [askUs('Pedir uma demonstração', 'demo', 'Gostaria de ver como é um dia de formação.')],
    related: [
      { label: 'Instalação e apoio', href: '/services' },
      { label: 'Funções para quem começa', href: '/role-based-access-control' },
    ],
  },
} as const satisfies TrainingDaysCopy
`,
} as const

const gathered = `import type { TrainingDaysCopy } from '#content/copy/training-days.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { trainingDays as en } from './en/training-days.ts'
import { trainingDays as fr } from './fr/training-days.ts'
import { trainingDays as pt } from './pt/training-days.ts'

export const trainingDays = { en, fr, pt } satisfies InEachLanguage<TrainingDaysCopy>
`

const page = `import { trainingDays } from '#content/training-days.ts'
import type { TrainingDaysCopy } from '#content/copy/training-days.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** What a morning of training holds. */
export const trainingDaysPage = definePage({ path: '/training-days', copies: trainingDays, Body: TrainingDays })

function TrainingDays({ copy, language }: PageProps<TrainingDaysCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} />
      <RuledList words={copy.days} id="days" />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
`

/** A page about training days. */
export function addPage({ insert, write }: Edits) {
  insert('src/facts/paths.ts', '] as const', "  '/training-days',")
  write('src/content/copy/training-days.ts', type)
  for (const [language, text] of Object.entries(words)) write(`src/content/${language}/training-days.ts`, text)
  write('src/content/training-days.ts', gathered)
  write('src/site/pages/training-days/TrainingDays.page.tsx', page)
  const routes = 'src/site/routes.ts'
  insert(
    routes,
    'import { womenEmpowermentPage }',
    "import { trainingDaysPage } from './pages/training-days/TrainingDays.page.tsx'",
  )
  insert(routes, '} satisfies Record<Path, Page>', "  '/training-days': trainingDaysPage,")
}
