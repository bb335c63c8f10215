import type { Moment, RequestWords } from '#content/conversation-words.ts'
import { figures } from '#facts/claims.ts'
import { contact } from '#facts/contact.ts'
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { sayFrenchFigures } from './assistant/figures.ts'
import { sayList } from './figures.ts'

const skip = 'Passer'
const billings = { monthly: 'payée au mois', annual: 'payée à l’année' } as const
const needs = {
  users: ['utilisateur', 'utilisateurs'],
  locations: ['site', 'sites'],
  products: ['produit', 'produits'],
} as const
const count = new Intl.NumberFormat('fr-FR')
const sayMoment = ({ there, here }: Moment) => (here ? `${here} à votre heure (${there})` : there)
const trial = `${figures.trialDays.value} jours, sans carte bancaire`

/** Ce qu'entend qui nous demande quelque chose. */
export const requests = {
  kinds: {
    demo: 'une démonstration',
    trial: 'un essai gratuit',
    plan: 'une formule',
    consultation: 'un entretien de conseil',
    sales: 'un échange avec l’équipe commerciale',
    call: 'un appel',
    visit: 'une visite',
    papers: 'des documents par e-mail',
    programme: 'une place dans un programme',
  },
  subjects: {
    pharmacy: 'pharmacie',
    inventory: 'stock',
    restaurant: 'restaurant',
    hotel: 'hôtel',
    retail: 'boutique',
    backoffice: 'administration',
    crm: 'CRM',
    till: 'caisse',
    branches: 'plusieurs sites',
    reports: 'rapports et chiffres en direct',
    roles: 'rôles et droits',
    tenants: 'données séparées pour chaque entreprise',
    emails: 'e-mails automatiques',
    security: 'sécurité',
    setup: 'mise en route',
    plans: 'formules et prix',
    volume: 'prix sur mesure',
    chain: 'chaîne de magasins',
    healthcare: 'système de santé',
    corporation: 'grande entreprise',
    waste: 'moins de pertes',
    women: 'compte à votre nom',
    ngo: 'organisation à but non lucratif',
    'small-business': 'petite entreprise',
  },
  programmes: {
    ngo: 'programme pour les ONG',
    'small-business': 'remise de la première année pour les petites entreprises',
    accelerator: 'accélérateur de jeunes entreprises',
    family: 'soutien aux entreprises familiales',
    rural: 'initiative rurale',
    treasurers: 'formation pour les trésoriers',
    webinars: 'webinaires',
    forum: 'forum d’entraide',
  },
  papers: {
    'security-whitepaper': 'livre blanc sur la sécurité',
    'grant-outlines': 'plans de rapport aux bailleurs',
    'donor-letters': 'lettres aux donateurs',
    'budget-workbook': 'classeur de budget',
    'volunteer-papers': 'papiers des bénévoles',
    'board-page': 'page pour le conseil',
    'planning-tools': 'outils de planification',
    'growth-guides': 'guides de croissance',
    'financial-resources': 'ressources financières',
    'marketing-templates': 'modèles de publicité',
  },
  sayPlan: (plan, billing) => [plans[plan].name, ...(billing ? [billings[billing]] : [])].join(', '),
  sayOnce: (item) => `achat unique ${packages[item].name}`,
  sayNeed: (name, amount) => `${count.format(amount)} ${needs[name][amount === 1 ? 0 : 1]}`,
  sayWish: (kind, about) => (about.length > 0 ? `${kind} (${about.join(', ')})` : kind),
  list: sayList,
  noted: (wish, company, country) =>
    `C’est noté : **${wish}**${company ? ` pour ${company}` : ''}${country ? ` (${country})` : ''}.`,
  known: (wish) => `C’est déjà noté : **${wish}**. Notre équipe le sait.`,
  outcome: (kind, { phone, price }) =>
    ({
      demo: 'Elle part de votre métier : gardez un rayon, une carte ou une liste sous la main.',
      trial: `Il dure ${trial}. Un collègue ouvre le compte avec vous.`,
      plan: `${price ? `Elle coûte ${sayFrenchFigures(`${price[0]} par mois ou ${price[1]} par an`)}, et commence` : 'Elle commence'} par un essai gratuit : ${trial}.`,
      consultation: 'Un collègue le mène avec vous.',
      sales: 'Un collègue de l’équipe commerciale prend la suite.',
      call: phone ? `Nous appelons le ${phone}.` : 'Un collègue vous appelle.',
      visit: 'Un collègue vous écrit pour fixer le jour et le lieu.',
      papers: 'Ils arrivent à l’adresse e-mail donnée.',
      programme: 'Une personne lit votre demande et répond avec ses raisons.',
    })[kind],
  promise: (reference, by) =>
    `Votre référence est **${reference}**. Une personne répond dans les ${contact.demoReplyHours} heures : avant ${sayMoment(by)}.`,
  before: (questions) =>
    questions === 1 ? 'Une question, pour bien nous préparer :' : 'Deux courtes questions, pour bien nous préparer :',
  asks: {
    when: { question: 'Quand cela vous conviendrait-il ?', suggestions: ['Aujourd’hui', 'Demain matin', skip] },
    town: { question: 'Dans quelle ville êtes-vous ?', suggestions: [skip] },
    people: { question: 'Combien de personnes s’en serviront ?', suggestions: ['Moi seul', '2 à 5', skip] },
    phone: { question: 'Quel numéro pouvons-nous appeler ?', suggestions: [skip] },
    matter: { question: 'De quoi s’agit-il, en une ligne ?', suggestions: [skip] },
  },
  heard: (answer) => (answer ? `C’est noté : ${answer}.` : 'C’est noté, dans vos mots.'),
  skipped: 'Nous verrons cela ensemble.',
  closedThen: (opens) =>
    `Notre ligne est fermée à ce moment-là et rouvre ${sayMoment(opens)}. Dites-moi une autre heure si vous voulez.`,
  again: (question) => `Et pour votre demande : ${question[0]?.toLowerCase()}${question.slice(1)}`,
  complete: (wishes, told) => `Notre équipe a tout : ${[wishes, ...told].join(' ; ')}.`,
  sayTold: (ask, text) =>
    ({
      when: `quand : ${text}`,
      town: `où : ${text}`,
      people: `combien de personnes : ${text}`,
      phone: `numéro : ${text}`,
      matter: `sujet : ${text}`,
    })[ask],
  skip,
  takenBack: (wish, reference) => `Annulé : **${wish}**. Notre équipe le voit sous la référence **${reference}**.`,
  handOut: (name, file, page) => `Voici : [${name}, en PDF](${file}), ou [à lire à l’écran](${page}).`,
} as const satisfies RequestWords
