import type { RestaurantCopy } from '#content/copy/restaurant.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPlan, sayPrice } from './figures.ts'

const { starter, professional, enterprise } = plans

export const restaurant = {
  title: 'Gestion de restaurant',
  searchTitle: 'Logiciel de restaurant : Côte d’Ivoire, Cameroun, Rwanda',
  description: `Commandes à table, bons de cuisine, additions partagées et coût de chaque plat dans un seul logiciel. Dès ${sayPrice(starter.monthlyPrice)} par mois, même sans réseau.`,
  opening: {
    kicker: 'Logiciel de gestion de restaurant',
    headline: ['C’est commandé.', 'C’est en cuisine.'],
    lead: 'Le serveur note à la table, et le grill l’a lu avant qu’il ait tourné le dos. Ce qui est commandé, servi et payé tient sur une seule addition.',
    actions: [
      askUs('Essayer gratuitement', 'trial restaurant', 'Je tiens un restaurant. Comment commencer un essai gratuit ?'),
      askUs('Réserver une démo', 'demo restaurant', 'Je voudrais réserver une démonstration pour mon restaurant.'),
    ],
    facts: [
      ['Restaurants clients', sayFigure(figures.restaurants)],
      ['Mise en route', 'En quelques minutes'],
      ['Un restaurant paie', `${sayPrice(professional.monthlyPrice)} par mois`],
    ],
  },
  day: {
    heading: 'Un vendredi à la braise',
    note: 'Un exemple d’Abidjan. Les plats, les noms et les montants sont inventés.',
    hours: [
      {
        time: '10:15',
        text: 'Affoué part au marché. Son téléphone dit 18 kg de banane plantain, 6 kg de cabri et pas plus de tomates qu’hier.',
        aside: 'Ingrédients',
      },
      {
        time: '12:40',
        text: 'Midi. Le buffet est à la carte jusqu’à trois heures ; ensuite, il disparaît tout seul du téléphone de chaque serveur.',
        aside: 'La carte selon l’heure',
      },
      {
        time: '17:30',
        text: 'Un groupe de douze réserve la terrasse. Deux tables sont réunies sur le plan, et personne ne peut les réserver deux fois.',
        aside: 'Plan de salle',
      },
      {
        time: '20:15',
        text: 'La table 7 attend son tilapia depuis 26 minutes. Au passe, le bon vire au rouge, et le responsable est à la table avant que quelqu’un lève la main.',
        aside: 'Bons de cuisine',
        isUrgent: true,
      },
      {
        time: '21:50',
        text: 'La même table paie de trois façons et repart avec trois reçus. La caissière y met moins de temps qu’à chercher la monnaie.',
        aside: 'Addition partagée',
      },
      {
        time: '23:40',
        text: '446 500 XOF dans les comptes comme dans la caisse. Le tilapia s’est le mieux vendu et a le moins rapporté : samedi matin, on parlera de son prix.',
        aside: 'Coût d’un plat',
      },
    ],
  },
  scenes: {
    heading: 'Du feu à l’addition.',
    note: 'Chaque poste voit sa part de la commande, et chaque client sa part de l’addition. Les deux viennent du vendredi d’exemple.',
    pass: {
      label:
        'Bons en cours au grill, en cuisine et au bar, le plus ancien d’abord : la table 7 attend son tilapia depuis 26 minutes.',
      title: 'Le passe, 20:15',
      open: 'à préparer',
      table: 'Table',
      minutes: 'min',
      stations: { grill: 'Grill', kitchen: 'Cuisine', bar: 'Bar' },
      dishes: {
        tilapia: 'Tilapia entier',
        brochettes: 'Brochettes de cabri',
        plantain: 'Plantain braisé',
        chicken: 'Quart de poulet',
        attieke: 'Attiéké',
        alloco: 'Alloco',
        rice: 'Riz, sauce arachide',
        salad: 'Salade d’avocat',
        bissap: 'Bissap',
        ginger: 'Gingembre',
        beer: 'Bière, grande',
        water: 'Eau, 1,5 L',
      },
    },
    bill: {
      label: 'L’addition de la table 7, partagée entre trois clients : mobile money, espèces et carte.',
      title: 'Table 7, 21:50',
      aside: 'Une addition, trois reçus',
      shared: 'pour les plats partagés',
      pays: { mobileMoney: 'mobile money', cash: 'espèces', card: 'carte' },
      dishes: { tilapia: 'Tilapia', bissap: 'Bissap', beer: 'Bière', ginger: 'Gingembre' },
      total: 'Table 7',
      note: 'Servie par Éric. Tilapia en retard, jus offert la prochaine fois.',
    },
  },
  capabilities: {
    heading: 'Ce que la maison y gagne',
    entries: [
      {
        id: 'tables',
        title: 'Le plan de votre salle',
        text: 'Libre, occupée, à encaisser : chaque table montre où elle en est, et personne n’a à faire le tour de la salle.',
      },
      {
        id: 'orders',
        title: 'Commandes à table',
        text: 'Les serveurs prennent leur propre téléphone. Sans piment, sauce à part, l’enfant d’abord : le cuisinier lit mot pour mot ce qui a été dit.',
      },
      {
        id: 'tickets',
        title: 'Des bons par poste',
        text: 'Grill, bar et cuisine voient chacun les leurs, le plus ancien d’abord, à l’écran ou sur papier.',
      },
      {
        id: 'split-bills',
        title: 'Additions partagées ou réunies',
        text: 'Par client, par plat ou à parts égales, sur deux tables si le groupe a bougé, et chacun paie avec ce qu’il a.',
      },
      {
        id: 'recipes-cost',
        title: 'Recettes et coûts',
        text: 'Un plat vendu sort du stock sa farine, son huile et sa viande. Vous voyez ce qu’il a rapporté avant d’imprimer la prochaine carte.',
      },
      {
        id: 'menus-by-hour',
        title: 'La carte selon l’heure',
        text: 'Le petit déjeuner finit quand vous le dites. Un plat épuisé disparaît de tous les téléphones à la fois.',
      },
      {
        id: 'takeaway',
        title: 'À emporter et livré à moto',
        text: 'Les commandes par téléphone ont leur propre file, avec le nom du livreur et la monnaie qu’il emporte.',
      },
      {
        id: 'canceled-dishes',
        title: 'Plats annulés',
        text: 'Une fois le plat sorti de la cuisine, seul un responsable peut le retirer de l’addition, et il doit dire pourquoi.',
      },
      {
        id: 'evening-report',
        title: 'La soirée sur une page',
        text: 'Les ventes par heure, par serveur et par plat, prêtes quand le dernier client s’en va.',
      },
    ],
  },
  plan: {
    ...sayPlan('professional'),
    heading: 'Pour la cuisine, la caisse et la salle.',
    text: `Un restaurant a, en plus de son patron, un cuisinier et une caissière : il prend ${professional.name}. Comptez ceux qui se connectent sous leur propre nom : au-delà de ${professional.users}, il vous faut ${enterprise.name}, à ${sayPrice(enterprise.monthlyPrice)} par mois, qui ne fixe pas de limite. Un kiosque à café tenu par une seule personne est bien servi par ${starter.name} : ${starter.products} plats et boissons, ${starter.users} compte.`,
    points: [
      'Une carte aussi longue que votre cuisine le permet',
      `${professional.users} comptes, par exemple patron, caisse, cuisine et deux serveurs`,
      'Un stock pour la cuisine et un pour le bar',
      'Un SMS quand la table réservée est prête',
      'Le deuxième restaurant sous le même compte',
    ],
    actions: [
      askUs(
        'Commencer',
        'plan professional restaurant',
        'Je tiens un restaurant et je voudrais commencer avec Professional.',
      ),
      { label: 'Tous les prix', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Les restaurateurs demandent',
    actions: [
      askUs('Parler de ma cuisine', 'question restaurant', 'J’ai une question sur la suite dans mon restaurant.'),
    ],
    entries: [
      {
        id: 'tablets',
        question: 'Mes serveurs ont-ils besoin de tablettes ?',
        answer:
          'Non, le téléphone dans leur tablier suffit. Le bon de commande tient sur l’écran d’un petit Android, et un téléphone perdu se déconnecte depuis le vôtre.',
      },
      {
        id: 'kitchen-screen',
        question: 'Ma cuisine est trop chaude et trop grasse pour un écran.',
        answer:
          'Alors imprimez. Une imprimante à chaque poste sort les mêmes lignes dans le même ordre, et le cuisinier les pique comme avant.',
      },
      {
        id: 'power',
        question: 'Le courant part à huit heures et demie. Que perdons-nous ?',
        answer:
          'Rien de ce qui a été commandé. Tables ouvertes, bons et additions restent sur les appareils, les clients peuvent toujours payer, et la journée est complète quand le réseau revient.',
      },
      {
        id: 'unrecorded-meals',
        question: 'Peut-on manger, payer en espèces et n’apparaître nulle part ?',
        answer:
          'Un plat ne sort de la cuisine que sur un bon, et chaque bon finit sur une addition. Ce qui a été annulé, par qui et pourquoi, se lit sur la page du soir.',
      },
      {
        id: 'rooms',
        question: 'Nous avons aussi des chambres à l’étage.',
        answer:
          'Le client signe, et son dîner va sur la note de la chambre. Le module Hôtel est dans la même formule et les mêmes comptes.',
      },
      {
        id: 'slow-dishes',
        question: 'La suite va-t-elle me dire d’arrêter le tilapia ?',
        answer: 'Elle vous dit ce qu’un plat coûte et ce qu’il rapporte. La carte reste la vôtre.',
      },
    ],
  },
  related: {
    label: 'Autour de la cuisine',
    links: [
      { label: 'Hôtel', text: 'Le dîner sur la note de la chambre', href: '/hotel', module: 'hotel' },
      {
        label: 'Stock',
        text: 'Farine, charbon et casiers de boissons',
        href: '/inventory-management',
        module: 'inventory',
      },
      {
        label: 'Administration',
        text: 'Qui peut annuler, qui ne fait que servir',
        href: '/role-based-access-control',
        module: 'backoffice',
      },
    ],
  },
  closing: {
    heading: 'Venez avec votre carte.',
    text: 'Une page suffit. À la démonstration, vous prenez une commande avec vos propres plats.',
    actions: [
      askUs(
        'Demander une démo',
        'demo restaurant',
        'Je voudrais une démonstration du module Restaurant avec ma propre carte.',
      ),
    ],
    related: [
      { label: 'Comment on encaisse', href: '/point-of-sale-system' },
      { label: 'Plusieurs cuisines', href: '/multi-location' },
      { label: 'Appeler ou passer nous voir', href: '/contact' },
    ],
  },
} as const satisfies RestaurantCopy
