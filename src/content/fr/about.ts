import type { AboutCopy, TimelineWords } from '#content/copy/about.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { figures, history } from '#facts/claims.ts'
import { milestones, type MilestoneId } from '#facts/history.ts'
import { externalLinks } from '#facts/links.ts'
import { offices } from '#facts/offices.ts'
import { sayFigure, sayList } from './figures.ts'
import { channelHours } from './hours.ts'
import { sayCountry } from './places.ts'

const cities = offices.map(({ city }) => city)
const [kigali, , , luanda, abidjan] = offices

const timelineWords = {
  book: {
    title: 'Un cahier',
    description:
      'L’entreprise commence à Kigali, avec le cahier de stock d’un petit commerce et l’envie de le mettre pour de bon à la retraite.',
  },
  till: {
    title: 'Une caisse',
    description:
      'Les ventes rejoignent le stock. La caisse apprend à continuer seule quand le réseau tombe, et à se rattraper ensuite.',
  },
  house: {
    title: 'Une maison',
    description: 'Un hôtel veut ses chambres, un restaurant ses tables, et les deux une seule note. Ils l’obtiennent.',
  },
  dispensary: {
    title: 'Une officine',
    description: 'Les pharmacies apportent lots, dates et ordonnances, et l’habitude d’écrire qui a fait quoi.',
  },
  neighbours: {
    title: 'Des voisins',
    description:
      'De l’autre côté de la frontière, des commerces la demandent aussi. La suite apprend leurs taxes, leur monnaie et leurs langues.',
  },
  suite: {
    title: 'Une suite',
    description: `Sept modules tournent sur un seul compte, et quelqu’un répond à ${sayList(cities)}.`,
  },
} as const satisfies Record<MilestoneId, Omit<TimelineWords, 'year'>>

/** A milestone keeps its year in the facts and its words here. */
function tellMilestone(id: MilestoneId) {
  return { year: `${milestones[id].year}`, ...timelineWords[id] }
}

export const about = {
  title: 'À propos de nous',
  searchTitle: 'À propos : des logiciels de gestion faits à Kigali',
  description: `${brand.company} fait à Kigali des logiciels de gestion pour boutiques, pharmacies, restaurants et hôtels. Son histoire, son équipe, ses chiffres.`,
  opening: {
    kicker: `À propos d’${brand.company}`,
    headline: ['Fait à Kigali,', 'côté caisse.'],
    lead: 'Nous écrivons des logiciels pour ceux qui ouvrent boutique le matin et comptent la caisse le soir. Ils doivent se comprendre dès le premier jour, quand un client attend.',
    actions: [
      askUs('Notre histoire', 'question about', `Comment ${brand.company} a-t-elle commencé ?`),
      askUs(
        'Rencontrer l’équipe',
        'question offices',
        'Je voudrais rencontrer l’équipe. Qui travaille près de chez moi ?',
      ),
    ],
    facts: [
      ['Depuis', `${history.from}`],
      ['Siège', `${kigali.city}, ${sayCountry(kigali.countryCode)}`],
      ['Autres bureaux', sayList(cities.slice(1))],
    ],
  },
  jumps: [
    { label: 'Lire comment tout a commencé', href: '#story' },
    { label: 'Lire qui fait quoi', href: '#team' },
  ],
  stats: {
    id: 'how-we-count',
    heading: 'Nos chiffres, et comment nous comptons',
    notes: [
      'Les chiffres de ce site sur notre entreprise et nos clients sont les nôtres : aucun auditeur extérieur ne les a examinés. Un signe plus veut dire « au moins ». Demandez-nous n’importe lequel, et nous vous dirons comment il a été compté.',
      'Les entreprises actives se servent de la suite aujourd’hui ; les entreprises servies sont toutes celles qui s’en sont servies un jour. Les lignes par métier ne s’additionnent pas : un hôtel avec restaurant et boutique figure dans plusieurs.',
    ],
    entries: [
      {
        label: 'entreprises actives',
        number: sayFigure(figures.activeBusinesses),
        text: 'Des comptes qui vendent, réservent ou facturent avec la suite.',
      },
      {
        label: 'opérations par jour',
        number: sayFigure(figures.dailyTransactions),
        text: 'Les reçus, nuitées et transferts qui y passent en une journée.',
      },
      {
        label: 'pharmacies',
        number: sayFigure(figures.pharmacies),
        text: 'Du dépôt de quartier à la porte de l’hôpital.',
      },
      { label: 'magasins', number: sayFigure(figures.retailStores), text: 'Tous les comptoirs où l’on fait la queue.' },
      { label: 'restaurants', number: sayFigure(figures.restaurants), text: 'Cafés, maquis et cantines compris.' },
      { label: 'hôtels', number: sayFigure(figures.hotels), text: 'Maisons d’hôtes et lodges compris.' },
    ],
  },
  story: {
    heading: 'Tout est parti d’une ligne qui ne tombait pas juste.',
    text: [
      'Une boutique familiale de Kigali tenait une page pour le sucre, une page pour le riz et une page pour ceux qui paient le vendredi. À la fin du mois, les trois pages racontaient trois histoires, et la soirée passait à chercher laquelle était vraie.',
      'La première chose que nous avons écrite était donc une page qui s’additionne toute seule. Elle tournait sur le téléphone qui était déjà dans la boutique, faute d’argent pour un autre. Elle vendait malgré les coupures de courant, puisqu’il y en avait une par semaine.',
      'Depuis, nous essayons chaque nouveauté de la même façon. Quelqu’un qui ne nous connaît pas vend avec pendant une journée. Là où il s’arrête et lève les yeux, nous changeons l’écran, pas la personne.',
    ],
    book: {
      label: 'Une page de cahier de stock pour le sucre : jeudi, huit sacs sont partis, et personne ne les a retirés.',
      title: 'Sucre, 50 kg',
      aside: 'page d’exemple',
      columns: ['Jour', 'Entré', 'Sorti', 'Reste'],
      opening: 12,
      lines: [
        { day: 'Lundi', received: 40, sold: 6, written: 46 },
        { day: 'Mardi', received: 0, sold: 9, written: 37 },
        { day: 'Mercredi', received: 20, sold: 7, written: 50 },
        { day: 'Jeudi', received: 0, sold: 8, written: 50 },
        { day: 'Vendredi', received: 0, sold: 11, written: 39 },
        { day: 'Samedi', received: 0, sold: 15, written: 24 },
      ],
      correction: 'et non',
    },
  },
  timeline: {
    heading: `De ${history.from} à ${history.to}`,
    note: 'Une marche par an, chacune posée sur la précédente.',
    entries: [
      tellMilestone('book'),
      tellMilestone('till'),
      tellMilestone('house'),
      tellMilestone('dispensary'),
      tellMilestone('neighbours'),
      tellMilestone('suite'),
    ],
  },
  team: {
    heading: 'Qui fait quoi',
    note: 'Par fonction et par bureau. La personne qui décroche vous donne son nom : vous pourrez la redemander.',
    map: {
      mapLabel: `Carte de l’Afrique avec les lieux où travaille l’équipe : ${sayList(cities)}`,
      mapNote: 'Là où travaille l’équipe.',
      openMap: `Voir la rue à ${kigali.city}`,
      equator: 'Équateur',
    },
    roles: [
      {
        role: 'Mise en route',
        text: 'Charge vos listes, branche les imprimantes et reste à vos côtés le premier matin. C’est le premier visage que vous verrez.',
        places: 'Tous les bureaux',
      },
      {
        role: 'Assistance',
        text: 'Répond aux appels, au chat et aux e-mails, et rappelle quand c’est plus long qu’annoncé.',
        places: 'Tous les bureaux',
      },
      {
        role: 'Formation',
        text: 'Forme les caissiers avec la marchandise de leurs propres rayons, et écrit la documentation le soir.',
        places: 'Tous les bureaux',
      },
      {
        role: 'Commercial',
        text: 'Cherche quelle formule suffit, et le dit quand c’est la plus petite.',
        places: sayList([kigali.city, luanda.city, abidjan.city]),
      },
      {
        role: 'Produit et design',
        text: 'Décide de ce que fera le prochain écran, après une journée derrière le comptoir de quelqu’un.',
        places: kigali.city,
      },
      {
        role: 'Développement',
        text: 'L’écrit, l’essaie sur un vieux téléphone qui capte mal, et se lève la nuit quand ça casse.',
        places: kigali.city,
      },
      {
        role: 'Sécurité et registres',
        text: 'Garde les clés, les sauvegardes et les listes d’accès, et répond à qui demande ce que nous conservons sur lui.',
        places: kigali.city,
      },
    ],
  },
  habits: {
    heading: 'Règles de la maison',
    entries: [
      {
        id: 'oldest-phone',
        title: 'Le plus vieux téléphone décide',
        text: 'Un écran est prêt quand il marche sur le téléphone le plus lent qu’on trouve encore à acheter à Nyabugogo.',
      },
      {
        id: 'closing-time',
        title: 'Rien de nouveau à la fermeture',
        text: 'On ne touche pas à une caisse pendant qu’on compte les tiroirs. Les mises à jour arrivent quand les boutiques dorment.',
      },
      {
        title: 'Vos chiffres sont à vous',
        text: 'Nous suivons le RGPD, pour un kiosque de Huye comme pour une chaîne d’hôtels, et nous ne vendons les données de personne.',
        links: [{ label: 'Politique de confidentialité', href: '/privacy-policy' }],
      },
      {
        title: 'Le prix est affiché',
        text: 'Avant même de nous parler, vous pouvez lire ce que coûte chaque formule et ce qu’elle ne comprend pas.',
        links: [{ label: 'Formules et prix', href: '/pricing' }],
      },
      {
        id: 'we-say-no',
        title: 'Nous savons dire non',
        text: 'Si nous ne comprenons pas votre métier, quelqu’un d’autre vous servira mieux, et nous vous disons qui chercher.',
      },
      {
        id: 'mistakes',
        title: 'Nos erreurs, par écrit',
        text: 'Ce qui a cassé, pour qui, depuis quand, et ce que nous avons fait. Tous ceux que cela touche peuvent le lire.',
      },
    ],
  },
  questions: {
    heading: 'On nous demande souvent',
    entries: [
      {
        id: 'visit',
        question: 'Puis-je venir vous voir ?',
        answer:
          'Avec plaisir. Prévenez-nous un jour avant, pour qu’une personne qui connaît votre métier soit là et qu’un commerce comme le vôtre soit prêt à l’écran.',
      },
      {
        id: 'answer-hours',
        question: 'Quand est-ce que quelqu’un répond ?',
        answer: `Au téléphone ${channelHours.phone}, dans le chat en direct ${channelHours.chat}. Par e-mail : ${channelHours.email}.`,
      },
      {
        id: 'company-disappears',
        question: 'Et si votre entreprise disparaît ?',
        answer:
          'Alors vous n’avez pas à disparaître avec elle. Vous pouvez sortir tout ce que vous avez saisi, en simples fichiers, n’importe quel jour, et un achat unique déjà payé garde sa licence à vie.',
      },
      {
        id: 'no-diploma',
        question: 'Embauchez-vous des gens sans diplôme ?',
        answer: `Pour la mise en route et l’assistance, nous préférons entendre comment vous avez un jour calmé une file d’attente. ${externalLinks.careers === null ? 'Écrivez-nous ce que vous savez faire.' : 'Les postes à pourvoir sont sur notre page Recrutement.'}`,
      },
    ],
  },
  closing: {
    heading: 'Venez voir la suite à l’œuvre.',
    text: 'Dites-nous votre métier et votre ville. Nous vous montrons la journée que vous auriez, sur le téléphone que vous avez.',
    actions: [
      askUs(
        'Prendre rendez-vous',
        'visit',
        'Je voudrais vous rendre visite, ou recevoir la vôtre. Mon commerce et ma ville :',
      ),
    ],
    related: [
      { label: 'Chaque bureau et ses heures', href: '/contact' },
      { label: 'Comment nous traitons les gens', href: '/gender-equality' },
      { label: 'Ce que nous faisons pour les petits commerces', href: '/small-business-backbone' },
      { label: 'Comment nous gaspillons moins', href: '/environment-friendly' },
    ],
  },
} as const satisfies AboutCopy
