import { linkToMail } from '#contract/contact-links.ts'
import type { ContactCopy } from '#content/copy/contact.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { callTo, channels, contact as reach } from '#facts/contact.ts'
import { degreesFromEquator, offices, type OfficeId } from '#facts/offices.ts'
import { sayList, spell } from './figures.ts'
import { channelHours, channelLabels, clock, sayVisits } from './hours.ts'
import { sayAddress, sayCountry } from './places.ts'
import { requestSent } from './request-sent.ts'

const { next } = requestSent

const descriptions = {
  kigali:
    'Produit, assistance et formation. C’est le bureau de l’Afrique de l’Est et de l’Ouest, et celui qui sait tout.',
  kampala: 'Boutiques et pharmacies d’Ouganda, mise en route à votre propre comptoir.',
  bafoussam: 'L’Afrique centrale, des hauts plateaux à la côte. Ici, on répond d’abord en français.',
  luanda: 'L’Afrique australe, en portugais d’abord. Venez le matin, avant les embouteillages.',
  abidjan: 'L’Afrique de l’Ouest francophone, avec une oreille pour les hôtels et les restaurants.',
} as const satisfies Record<OfficeId, string>

const westToEast = [...offices]
  .toSorted((a, b) => a.longitude - b.longitude)
  .map(({ city, countryCode }) => `${city} (${sayCountry(countryCode)})`)

export const contact = {
  title: 'Contact',
  searchTitle: 'Contact : téléphone, e-mail, WhatsApp et bureaux',
  description: `Appelez, écrivez par e-mail, par chat ou sur WhatsApp. ${brand.company} a des bureaux à ${sayList(offices.map(({ city }) => city))}.`,
  opening: {
    kicker: `Contacter ${brand.company}`,
    headline: [`${spell(offices.length, 'first')} bureaux.`, 'Un seul fil.'],
    lead: `Aucune de nos portes n’est à plus de ${spell(degreesFromEquator)} degrés de l’équateur. Appelez la plus proche, écrivez à n’importe laquelle, ou demandez tout de suite à ${brand.assistant}.`,
    actions: [askUs('Ouvrir le chat', 'question', '')],
    map: `Carte le long de l’équateur, d’ouest en est : ${sayList(westToEast)}.`,
    equator: 'Équateur',
  },
  openingTimes: {
    clock,
    openUntil: 'Ouvert jusqu’à {time}',
    opens: 'Ouvre {day} à {time}',
    holiday: 'Fermé : {holiday}.',
    today: 'aujourd’hui',
    yours: '({moment} à votre heure)',
  },
  channels: {
    heading: 'Qui décroche, et quand',
    cards: {
      phone: {
        title: 'Téléphone',
        hours: channelLabels.phone,
        action: { label: reach.phone, href: callTo(reach.phone) },
        text: 'Une personne à Kigali qui a déjà installé une caisse.',
      },
      email: {
        title: 'E-mail',
        hours: channelLabels.email,
        action: { label: reach.email, href: linkToMail(reach.email) },
        text: 'Pour une liste de stock, la photo d’un reçu ou une longue histoire.',
      },
      chat: {
        title: 'Chat en direct',
        hours: channelLabels.chat,
        action: askUs('Ouvrir le chat', 'question', ''),
        text: `${brand.assistant} commence, et un collègue prend la suite quand vous le demandez.`,
      },
      support: {
        title: 'Assistance technique',
        hours: channelLabels.support,
        action: { label: reach.phone, href: callTo(reach.phone) },
        text: 'Le même numéro. Hors des heures, il sonne chez l’ingénieur de garde : dites que vous ne pouvez plus vendre.',
      },
    },
    whatsApp: { label: 'Ou écrivez sur WhatsApp', number: reach.whatsApp },
  },
  demo: {
    heading: 'Demander une démo',
    text: `Mieux vaut voir que lire ? Nous répondons à une demande de démo dans les ${reach.demoReplyHours} heures, week-end compris.`,
    actions: [
      askUs('Demander une démo', 'demo', 'Je voudrais demander une démonstration.'),
      askUs('Parler à un commercial', 'sales', 'Je voudrais parler à l’équipe commerciale.'),
    ],
    steps: [
      [next.now[0], 'Votre référence, ici et par e-mail.'],
      [`Dans les ${reach.demoReplyHours} heures`, next.by[1]],
      next.after,
    ],
  },
  offices: {
    heading: 'Où nous trouver',
    headquarters: 'Siège',
    nearest: 'Le plus près de vous',
    nearestBy: 'd’après le fuseau horaire de votre appareil',
    entries: offices.map((office) => ({
      id: office.id,
      address: sayAddress(office),
      description: descriptions[office.id],
      hours: sayVisits(office),
      links: [
        { label: office.phone, href: callTo(office.phone) },
        { label: office.email, href: linkToMail(office.email) },
      ],
      whatsApp: office.isOnWhatsApp ? 'WhatsApp' : null,
    })),
  },
  streetMap: {
    heading: 'Trouver la porte',
    note: [
      'Le plan des rues appartient à OpenStreetMap, pas à nous. Si vous le demandez, votre navigateur va le chercher chez eux : leur serveur voit alors votre adresse internet, votre type de navigateur et le bureau que vous avez cherché.',
      'Tant que vous ne le demandez pas, rien n’est chargé. Nous ne retenons votre choix que si vous cochez la case, qui apparaît une fois que vous avez autorisé les choix mémorisés.',
    ],
    office: 'Bureau',
    show: 'Afficher la carte',
    hide: 'Fermer la carte',
    always: 'Toujours l’afficher sur cet appareil',
    places: offices.map(({ id, city }) => ({
      id,
      frame: `Plan des rues autour de notre bureau de ${city}`,
      link: `${city} sur OpenStreetMap`,
    })),
  },
  questions: {
    heading: 'Avant de composer le numéro',
    actions: [askUs('Réserver une démo', 'demo', 'Je voudrais réserver une démonstration.')],
    entries: [
      {
        id: 'reply-time',
        question: 'Dans combien de temps une personne me répond-elle ?',
        answer: `Au téléphone tout de suite, ${channelHours.phone}. Par e-mail dans les ${channels.email.replyHours} heures, quel que soit le jour. Une demande de démo reçoit sa réponse dans les ${reach.demoReplyHours} heures, car quelqu’un prend d’abord le temps de bien la lire.`,
      },
      {
        id: 'emergency',
        question: 'Qu’est-ce qu’une urgence ?',
        answer:
          'Vous ne pouvez plus vendre, plus facturer, ou un client est à la réception et vous ne pouvez pas l’enregistrer. Appelez, même à trois heures du matin. Un prix faux ou une nouvelle imprimante peuvent attendre l’ouverture.',
      },
      {
        id: 'clock',
        question: 'Vos horaires sont à l’heure de quelle ville ?',
        answer:
          'Le téléphone et le chat suivent l’heure EAT, celle de Kampala et de Nairobi. Kigali a une heure de moins : la ligne ouvre donc quand Kigali en est encore à son thé. Les heures indiquées pour un bureau sont celles des visites, à l’horloge de sa ville, et cette page calcule le reste. Les jours fériés du Rwanda, personne ne tient le téléphone ni le chat ; un bureau suit ceux de son pays.',
      },
      {
        id: 'come-to-shop',
        question: 'Quelqu’un peut-il venir dans ma boutique ?',
        answer: `Oui, depuis chacune des ${spell(offices.length)} villes. Dites-nous où vous êtes, ce que vous vendez et combien de caisses vous avez. Nous annonçons le jour et le prix avant que quiconque prenne la route.`,
      },
      {
        id: 'which-language',
        question: 'Dans quelle langue puis-je écrire ?',
        answer:
          'En kinyarwanda, en anglais, en français ou en portugais. Écrivez au bureau qui parle la vôtre, ou à n’importe lequel : une personne qui lit votre langue vous répond.',
      },
      {
        id: 'other-countries',
        question: 'Mon pays n’est pas sur la carte. Qui s’occupe de moi ?',
        answer:
          'Le bureau dont la langue et les heures sont les plus proches des vôtres. Tous les bureaux partagent les mêmes notes : personne ne vous fait raconter deux fois votre histoire.',
      },
    ],
  },
  closing: {
    id: 'call-back',
    heading: 'Vous préférez qu’on vous appelle ?',
    text: `Laissez votre numéro et l’heure qui arrange la boutique, après l’affluence du matin ou une fois le rideau baissé. Nous la confirmons dans les ${reach.demoReplyHours} heures, puis nous appelons.`,
    actions: [askUs('Demander un appel', 'call', 'Appelez-moi, s’il vous plaît. Mon numéro et la meilleure heure :')],
    related: [
      { label: 'Chercher dans la documentation', href: '/documentation' },
      { label: 'Ce que cela coûte', href: '/pricing' },
      { label: 'Ce que nous gardons de votre message', href: '/privacy-policy' },
    ],
  },
} as const satisfies ContactCopy
