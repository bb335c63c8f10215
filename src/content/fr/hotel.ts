import type { HotelCopy } from '#content/copy/hotel.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPlan, sayPrice } from './figures.ts'

const { starter, professional, enterprise } = plans

export const hotel = {
  title: 'Gestion d’hôtel',
  searchTitle: 'Logiciel d’hôtel : Cameroun, Côte d’Ivoire, Rwanda',
  description: `Tableau des chambres, réservations, ménage, restaurant et une seule note par client : le logiciel des hôtels et maisons d’hôtes. ${figures.trialDays.value} jours d’essai gratuit.`,
  opening: {
    kicker: 'Logiciel de gestion d’hôtel',
    headline: ['Chambre faite,', 'clé en main.'],
    lead: 'Le ménage fini, la chambre passe à « prête » sur un téléphone, et la réception remet la clé. Nuits, repas et blanchisserie s’ajoutent sur une seule note jusqu’au départ du client.',
    actions: [
      askUs('Essayer gratuitement', 'trial hotel', 'Je tiens un hôtel. Comment commencer un essai gratuit ?'),
      askUs('Réserver une démo', 'demo hotel', 'Je voudrais réserver une démonstration pour mon hôtel.'),
    ],
    facts: [
      ['Hôtels clients', sayFigure(figures.hotels)],
      ['Essai gratuit', `${figures.trialDays.value} jours`],
      ['Un hôtel paie', `${sayPrice(enterprise.monthlyPrice)} par mois`],
    ],
  },
  day: {
    heading: 'Un vendredi face à la mer',
    note: 'Un exemple : huit chambres au-dessus de la baie de Lobito, en Angola. Aucun de ces clients n’existe.',
    hours: [
      {
        time: '06:30',
        text: 'Le veilleur de nuit passe la main sans cahier : deux chambres se libèrent aujourd’hui, deux groupes arrivent, un client veut emporter son petit déjeuner.',
        aside: 'Tableau des chambres',
      },
      {
        time: '07:20',
        text: 'Ana quitte la 202, et le robinet goutte. La femme de chambre ferme la chambre sur son téléphone avant que la réception ne la vende pour ce soir ; le plombier vient à midi.',
        aside: 'Réparations',
        isUrgent: true,
      },
      {
        time: '11:05',
        text: 'La noce est en avance. La 103 passe de « ménage » à « prête », et la mariée a sa clé.',
        aside: 'Ménage',
      },
      {
        time: '14:40',
        text: 'Au téléphone, on demande la 103 pour ce soir. Elle est prise, mais la 104 est libre : réservée au tarif du week-end, avec un acompte par mobile money.',
        aside: 'Réservations, tarifs',
      },
      {
        time: '20:10',
        text: 'Luzia signe son dîner en terrasse. Il est sur la note de la 204 avant l’arrivée du café.',
        aside: 'Une seule note',
      },
      {
        time: '23:30',
        text: 'Le rapport de nuit compte les chambres, le restaurant et le bar. Le patron, à Luanda, le lit avant d’éteindre.',
        aside: 'Rapport de nuit',
      },
    ],
  },
  scenes: {
    heading: 'La semaine, et la note d’une cliente.',
    note: 'Le tableau au petit déjeuner du vendredi d’exemple, et ce que la cliente de la chambre côté mer paie le lendemain matin.',
    week: {
      label:
        'Les réservations de huit chambres sur une semaine : qui séjourne, qui est attendu, et une chambre fermée vendredi pour réparation.',
      title: 'Cette semaine, vendredi 07:30',
      sold: (sold, all) => `${sold} nuitées vendues sur ${all}`,
      roomHead: 'Porte',
      days: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
      guests: { group: 'Groupe en stage', wedding: 'Mariage', tap: 'Eau' },
      perNight: 'Occ.',
      key: { staying: 'Occupée', booked: 'Réservée', free: 'Libre', closed: 'Fermée' },
    },
    folio: {
      label: 'La note d’une cliente après quatre nuits : chambre, dîner, bar et blanchisserie, moins un acompte.',
      title: 'Chambre 204, Luzia',
      aside: 'Départ samedi',
      lines: [
        { name: 'Chambre côté mer', detail: 'mardi à samedi', quantity: 4, price: 41_000 },
        { name: 'Restaurant', detail: 'vendredi, en terrasse', quantity: 1, price: 12_000 },
        { name: 'Bar', detail: 'jeudi, jus de passion', quantity: 3, price: 1_500 },
        { name: 'Blanchisserie', detail: 'mercredi, chemises', quantity: 6, price: 900 },
      ],
      currency: 'AOA',
      total: 'Total',
      deposit: { says: 'Acompte, mobile money', amount: 60_000 },
      due: 'À payer',
      note: 'Petit déjeuner à emporter pour 05:45. Un seul reçu, au nom de sa société.',
    },
  },
  capabilities: {
    heading: 'Ce qui fait tourner la maison',
    entries: [
      {
        id: 'room-board',
        title: 'Tableau des chambres',
        text: 'Étage par étage : qui dort où, qui arrive ce soir, quelles chambres attendent leurs draps.',
      },
      {
        id: 'bookings',
        title: 'Un seul calendrier',
        text: 'Par téléphone, à la réception ou par e-mail, les réservations arrivent sur le même tableau, et une chambre vendue ne peut pas se vendre une deuxième fois.',
      },
      {
        id: 'check-in',
        title: 'Arrivée',
        text: 'Le client déjà venu signe et va dormir. Le nom, les papiers et la chambre habituelle sont dans sa fiche.',
      },
      {
        id: 'housekeeping',
        title: 'Ménage',
        text: 'Chacun a sa liste, dans l’ordre où l’on a besoin des chambres, et les coche devant la porte.',
      },
      {
        id: 'repairs',
        title: 'Réparations',
        text: 'Le robinet qui goutte se signale depuis la chambre où il goutte. Tant qu’il n’est pas réparé, personne ne peut vendre la chambre.',
      },
      {
        id: 'one-bill',
        title: 'Une seule note',
        text: 'Restaurant, bar, blanchisserie et chambre sur le même compte. Le client paie une fois et prend un seul reçu.',
      },
      {
        id: 'rates',
        title: 'Tarifs',
        text: 'Saison, jour de semaine, séminaire, résident ou visiteur : entrez les tarifs une fois, et la réception annonce le bon.',
      },
      {
        id: 'deposits',
        title: 'Acomptes et sociétés',
        text: 'Ce qui a été payé d’avance se déduit à la fin. Une société reçoit une seule facture pour tous ses clients du mois.',
      },
      {
        id: 'night-report',
        title: 'Rapport de nuit',
        text: 'Chambres vendues, argent encaissé et clés encore dehors : écrit à minuit, lu avant le petit déjeuner.',
      },
    ],
  },
  plan: {
    ...sayPlan('enterprise'),
    heading: 'Un hôtel ne ferme jamais.',
    text: `Une maison d’hôtes qui compte jusqu’à ${professional.users} personnes est bien servie par ${professional.name}, à ${sayPrice(professional.monthlyPrice)} par mois. Un hôtel a trois équipes à la réception, le ménage, la cuisine, le bar et un comptable : plus de monde que ${professional.name} n’a de comptes, et il lui faut ${enterprise.name}. À deux heures du matin, on veut aussi une voix, pas un formulaire.`,
    points: [
      'Un compte pour chacun, dans chaque équipe',
      'L’assistance au téléphone, la nuit aussi',
      'Un deuxième hôtel sans deuxième système',
      'Votre nom sur les écrans et les reçus, pas le nôtre',
      'Un gestionnaire de compte qui connaît vos chambres',
    ],
    actions: [
      askUs(
        'Demander un devis',
        'sales hotel',
        'Je tiens un hôtel. Quelle formule convient à mon nombre de chambres et de personnes ?',
      ),
      { label: 'Formules et prix', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Les hôteliers demandent',
    actions: [askUs('Parler de mes chambres', 'question hotel', 'J’ai une question sur la suite dans mon hôtel.')],
    entries: [
      {
        id: 'few-rooms',
        question: 'Je loue trois chambres à côté de chez moi. Avez-vous plus petit ?',
        answer: `Oui. ${starter.name}, à ${sayPrice(starter.monthlyPrice)} par mois, prend chambres, petits déjeuners et boissons comme produits ou services, jusqu’à ${starter.products}, avec un seul compte : le vôtre.`,
      },
      {
        id: 'travel-sites',
        question: 'Nos réservations viennent des sites de voyage. Arrivent-elles toutes seules ?',
        answer:
          'Non. La réception les saisit d’après l’e-mail, et le tableau refuse une chambre déjà vendue. Si vous dépendez de ces sites, dites-nous lesquels avant de choisir une formule ; nous vous disons ce que l’API peut relier et ce qu’elle ne peut pas.',
      },
      {
        id: 'offline',
        question: 'Et si le réseau tombe au milieu d’un départ ?',
        answer:
          'La note du client est sur l’appareil. Vous encaissez, imprimez le reçu et rendez les bagages ; le siège l’apprend plus tard.',
      },
      {
        id: 'cleaners',
        question: 'Faut-il un smartphone à chaque femme de chambre ?',
        answer:
          'Non. Imprimez le matin la liste de l’étage, et laissez la réception cocher ce qu’on lui crie dans l’escalier. Un téléphone va plus vite, mais il peut attendre.',
      },
      {
        id: 'privacy',
        question: 'Qui peut voir quel client dort où ?',
        answer:
          'Les rôles que vous choisissez. Un serveur voit le numéro de la chambre pour y mettre un dîner, mais ni le passeport ni le prix de la nuit.',
      },
      {
        id: 'dollars',
        question: 'Un client peut-il payer en dollars ?',
        answer:
          'Oui. La note reste dans votre monnaie ; notez ce qui a été remis et à quel taux, et le tiroir tombera juste le soir.',
      },
    ],
  },
  related: {
    label: 'Sous le même toit',
    links: [
      { label: 'Restaurant', text: 'Cuisine, terrasse et bar', href: '/restaurant', module: 'restaurant' },
      { label: 'Clients', text: 'Un e-mail avant et après le séjour', href: '/email-automation', module: 'crm' },
      {
        label: 'Administration',
        text: 'La nuit dernière en chiffres',
        href: '/real-time-analytics',
        module: 'backoffice',
      },
    ],
  },
  closing: {
    heading: 'Chez vous, combien de portes ?',
    text: 'Apportez un croquis de vos étages. Nous les plaçons ensemble sur le tableau des chambres, et vous faites le tour de votre propre hôtel.',
    actions: [
      askUs(
        'Demander une démo',
        'demo hotel',
        'Je voudrais une démonstration du module Hôtel. Notre maison compte ce nombre de chambres :',
      ),
    ],
    related: [
      { label: 'Un deuxième hôtel', href: '/multi-location' },
      { label: 'Qui peut ouvrir quel tiroir', href: '/role-based-access-control' },
      { label: 'Les groupes plus grands', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies HotelCopy
