import type { HandOffWords, Moment } from '#content/conversation-words.ts'
import { channels } from '#facts/contact.ts'
import type { holidays } from '#facts/holidays.ts'
import type { RegionId } from '#facts/regions.ts'

type KigaliDays = (typeof holidays)['kigali']['days']

const holidayNames = {
  "New Year's Day": "jour de l'An",
  "Day after New Year's Day": "lendemain du jour de l'An",
  "National Heroes' Day": 'journée des héros nationaux',
  'Genocide against the Tutsi Memorial Day': 'commémoration du génocide contre les Tutsi',
  'Labour Day': 'fête du Travail',
  'Independence Day': "fête de l'Indépendance",
  'Liberation Day': 'fête de la Libération',
  'Umuganura Day': 'Umuganura',
  'Assumption Day': 'Assomption',
  'Christmas Day': 'Noël',
  'Boxing Day': 'lendemain de Noël',
  'Good Friday': 'Vendredi saint',
  'Easter Monday': 'lundi de Pâques',
  'Eid al-Fitr': 'Aïd el-Fitr',
  'Eid al-Adha': 'Aïd el-Adha',
} as const satisfies Record<KigaliDays[keyof KigaliDays], string>
const sayHoliday = (name: string) => (holidayNames as Readonly<Record<string, string>>)[name] ?? name

export const regionNames = {
  'east-and-west': "Afrique de l'Est et de l'Ouest, siège",
  southern: 'Afrique australe',
  francophone: 'Afrique francophone',
} as const satisfies Record<RegionId, string>

const sayMoment = ({ there, here }: Moment) => (here ? `${here} à votre heure (${there})` : there)

/** The way to a person. */
export const handOff = {
  isOpen: (closes) => `Un collègue prend la suite. Notre équipe est là jusqu'à ${sayMoment(closes)}.`,
  isClosed: (opens) => `Un collègue prend la suite à notre prochaine ouverture : ${sayMoment(opens)}.`,
  isHoliday: (holiday, opens) =>
    `C'est un jour férié à Kigali (${sayHoliday(holiday)}). Un collègue prend la suite à notre prochaine ouverture : ${sayMoment(opens)}.`,
  isAway: 'Un collègue prend la suite. Nos horaires sont sur la [page Contact](/contact).',
  known: 'Vous avez déjà demandé une personne, et notre équipe le sait.',
  reference: (reference) => `Votre référence est **${reference}**.`,
  promise: `Vous recevez une réponse par e-mail à l'adresse donnée, dans les ${channels.email.replyHours} heures.`,
  sooner: (number) => `Si c'est pressé, appelez le ${number}. Je reste là pour vos questions.`,
  sayRegion: ({ id }) => regionNames[id],
} as const satisfies HandOffWords
