import type { MultiTenantArchitectureCopy } from '#content/copy/multi-tenant-architecture.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'

export const multiTenantArchitecture = {
  title: 'Architecture multi-entreprise',
  searchTitle: 'Architecture multi-entreprise : chacun ses données',
  description:
    'Comment des commerces partagent une même suite en ligne sans jamais voir les comptes du voisin : données isolées, moyens partagés, réglages propres à chacun.',
  opening: {
    kicker: 'Architecture multi-entreprise (multi-tenant)',
    headline: ['Chacun chez soi,', 'même colline.'],
    lead: 'Des centaines de commerces vivent sur la même colline, chacun derrière ses murs. Données, utilisateurs, réglages et rôles ne sont qu’à vous ; la route, l’eau et le gardien de nuit se partagent.',
    actions: [
      askUs(
        'Réserver une démo',
        'demo tenants',
        'Je voudrais voir comment nos données sont tenues à part de celles des autres commerces.',
      ),
      askUs(
        'Parler à un commercial',
        'sales tenants',
        'Nous avons plusieurs commerces et voudrions tenir des comptes séparés.',
      ),
    ],
    facts: [
      ['Disponibilité', sayFigure(figures.uptime)],
      ['Serveurs dans votre réserve', 'Aucun'],
      ['Formules à partir de', `${sayPrice(plans.starter.monthlyPrice)} par mois`],
    ],
  },
  themes: {
    heading: 'Ce qui est à vous, ce qui est à tous',
    exampleLabel: 'Par exemple :',
    themes: [
      {
        id: 'data-isolation',
        title: 'Des données isolées',
        text: [
          'Dans la suite, chaque commerce est une entreprise cliente, isolée des autres : elle a ses données, ses utilisateurs, ses réglages et ses rôles. Nous l’appelons une maison, parce qu’elle en a les murs.',
          'Le mur n’est pas un filtre que quelqu’un pourrait oublier d’activer. Chaque demande que fait le logiciel nomme la maison d’où elle vient ; sans nom, pas de réponse. C’est vrai des rapports comme des exports.',
        ],
        example:
          'Claude tient une quincaillerie à Huye, son frère en tient une à Rubavu. Tous deux vendent à un maçon du nom d’Uwase. Chacun trouve son Uwase à lui, avec sa facture impayée, et aucun écran ne laisse deviner qu’il y en a un autre.',
      },
      {
        id: 'shared-resources',
        title: 'Des moyens partagés',
        text: [
          'Serveurs, sauvegardes, mises à jour et gardien de nuit : on s’en occupe une fois pour tous. Le coût se répartit sur toute la colline, et c’est ainsi qu’un kiosque peut s’offrir ce que l’on construisait autrefois pour les grandes enseignes.',
          `Des sauvegardes quotidiennes couvrent toutes les formules. Sauvegarder et restaurer votre propre comptabilité, le jour de votre choix, vient avec ${plans.professional.name} et ${plans.enterprise.name}.`,
          'Partager ne veut pas dire se bousculer. Chaque maison a sa part de la machine, et un jour de marché chez l’une ne fait pas attendre la file chez l’autre.',
        ],
        example:
          'Le dernier vendredi avant la rentrée, une papeterie de Musanze encaisse 900 paniers. Le café dont les comptes sont sur la même machine ferme sa caisse à 21 h comme toujours, et ne remarque rien.',
      },
      {
        id: 'custom-configuration',
        title: 'Des réglages à vous',
        text: [
          'La monnaie, la taxe, les mots sur le reçu, qui autorise quoi, l’heure où la journée finit : chaque maison fixe ses règles, et les change sans nous appeler.',
          'Les réglages survivent à chaque mise à jour. Ce qu’un commerce renomme, tarife ou interdit ne change rien chez ses voisins.',
        ],
        example:
          'Un lodge de Kampala finit sa journée à 2 h, en même temps que son bar. Une boulangerie de Huye a compté sa caisse à 20 h 30. Les deux journées finissent quand le patron le dit, dans la même suite.',
      },
      {
        id: 'tenant-management',
        title: 'La gestion des maisons',
        text: [
          'Un nouveau commerce s’ouvre avec un nom et une invitation. Son premier administrateur reçoit un e-mail, choisit un mot de passe, et trouve une maison vide, lumière allumée.',
          'Qui possède plusieurs maisons les voit dans une seule liste et passe de l’une à l’autre sans second mot de passe. L’employé qui travaille dans deux maisons a un rôle dans chacune.',
          'Mettez une maison en pause pour une saison : son histoire reste entière. Fermez-la pour de bon, et vous emportez d’abord vos données.',
        ],
        example:
          'Un café au bord du lac, à Rubavu, se met en pause en mars, quand la pluie vide la terrasse. En juin il rouvre avec la même carte, les mêmes prix et les trois mêmes serveurs.',
      },
    ],
  },
  pictures: {
    walls: {
      label:
        'Quatre commerces sur une colline, chacun sur sa terrasse avec ses données, ses utilisateurs, ses réglages et ses rôles.',
      title: 'Quatre maisons, une colline',
      aside: 'aucune porte entre elles',
      columns: ['Maison et réglages', 'Articles', 'Comptes', 'Rôles'],
      houses: [
        {
          name: 'Boulangerie, Huye',
          settings: 'RWF, ferme à 20:30',
          products: 46,
          users: 3,
          roles: 2,
          module: 'retail',
        },
        {
          name: 'Pharmacie, Kigali',
          settings: 'RWF, deux sites',
          products: 1_840,
          users: 9,
          roles: 5,
          module: 'pharmacy',
        },
        {
          name: 'Lodge, Kampala',
          settings: 'UGX, ferme à 02:00',
          products: 212,
          users: 17,
          roles: 6,
          module: 'hotel',
        },
        {
          name: 'Maquis, Goma',
          settings: 'USD et CDF',
          products: 88,
          users: 6,
          roles: 3,
          module: 'restaurant',
        },
      ],
    },
    shared: {
      caption: 'Ce qui appartient à une maison, et ce que toutes partagent',
      columns: ['Quoi', 'Rien qu’à vous', 'Partagé par tous'],
      yes: 'Oui',
      rows: [
        { head: 'Articles, ventes et clients', isShared: false },
        { head: 'Utilisateurs et rôles', isShared: false },
        { head: 'Réglages, taxes et reçus', isShared: false },
        { head: 'Le journal des actions', isShared: false },
        { head: 'Serveurs et réseau', isShared: true },
        { head: 'Sauvegardes et garde de nuit', isShared: true },
        { head: 'Mises à jour et réparations', isShared: true },
      ],
    },
    settings: {
      label:
        'Les six mêmes réglages dans deux maisons : une boulangerie de Huye et un lodge de Kampala ont fait chaque fois un choix différent.',
      title: 'Même suite, deux jeux de règles',
      columns: ['Réglage', 'Boulangerie de Huye', 'Lodge de Kampala'],
      rows: [
        ['Monnaie', 'RWF', 'UGX'],
        ['Reçu', 'Kinyarwanda', 'Anglais'],
        ['Mot de la fin', 'Murakoze', 'Safe journey'],
        ['Remises', 'Boulanger, max 10 %', 'Responsable seul'],
        ['Fin de journée', '20:30', '02:00'],
        ['Clôture', 'Le dimanche', 'Le 1er du mois'],
      ],
    },
    states: {
      label:
        'Les maisons d’une même patronne : deux sont ouvertes, une est en pause jusqu’en juin, une attend son administrateur, une est fermée.',
      title: 'Les maisons de Solange',
      unit: 'maisons',
      words: { open: 'Ouverte', paused: 'En pause', invited: 'Invitée', closed: 'Fermée' },
      houses: [
        { name: 'Maison d’hôtes, Musanze', detail: '11 utilisateurs, depuis 2022', state: 'open' },
        { name: 'Alimentation, Musanze', detail: '4 utilisateurs, depuis 2023', state: 'open' },
        { name: 'Café du lac, Rubavu', detail: 'rouvre le 1er juin', state: 'paused' },
        { name: 'Pressing, Kigali', detail: 'attend le mot de passe d’Eric', state: 'invited' },
        { name: 'Kiosque, route de Ruhengeri', detail: 'données remises le 14 mai', state: 'closed' },
      ],
    },
  },
  readers: {
    heading: 'Qui a besoin de murs si épais',
    entries: [
      {
        id: 'several-businesses',
        title: 'Qui a plus d’un commerce',
        text: 'Une boutique et une maison d’hôtes, ce sont deux maisons sur un même trousseau. Le fisc reçoit une comptabilité séparée ; vous gardez un seul identifiant.',
      },
      {
        id: 'bookkeepers',
        title: 'Le comptable aux nombreux clients',
        text: 'Travaillez dans la maison de chaque client avec le rôle qu’il vous a donné. Plus de tiroir plein de mots de passe, plus de chiffre égaré dans le rapport d’un autre.',
      },
      {
        id: 'groups-franchises',
        title: 'Groupes et franchises',
        text: `Chaque société garde son personnel et ses règles, et montre au groupe ce qui a été convenu. Avec ${plans.enterprise.name}, la suite porte aussi votre nom : seule cette formule comprend la marque blanche.`,
      },
    ],
  },
  together: {
    heading: 'À l’intérieur des murs',
    note: 'L’isolement, c’est le rez-de-chaussée. Le reste est bâti dessus.',
    entries: [
      {
        title: 'Les rôles ouvrent les pièces',
        text: 'Le mur décide dans quelle maison vous êtes. Votre rôle décide dans quelles pièces vous entrez.',
        links: [{ label: 'Rôles et droits d’accès', href: '/role-based-access-control' }],
      },
      {
        title: 'Un site est une pièce, pas une maison',
        text: `Des boutiques qui partagent stock et personnel ont leur place dans une même maison, comme sites. Avoir plus d’un site vient avec ${plans.professional.name} et ${plans.enterprise.name}.`,
        links: [{ label: 'Gestion multi-sites', href: '/multi-location' }],
      },
      {
        title: 'Une clé par maison',
        text: `Vos propres logiciels parlent à la suite par une API RESTful et des webhooks, à partir de ${plans.professional.name}. Un jeton ouvre la maison où il a été créé, et aucune autre.`,
        links: [{ label: 'Comment marche l’API', href: '/documentation' }],
      },
      {
        title: 'Les chiffres restent à la maison',
        text: 'Une courbe en direct additionne une seule maison. Pour en voir deux ensemble, il faut un rôle dans les deux.',
        links: [{ label: 'Analyses en temps réel', href: '/real-time-analytics' }],
      },
    ],
  },
  questions: {
    heading: 'Avant d’emménager',
    actions: [
      askUs(
        'Et nos données ?',
        'question dataLocation',
        'J’ai une question : où sont gardées nos données, et qui peut les lire ?',
      ),
    ],
    entries: [
      {
        id: 'other-businesses',
        question: 'Un autre commerce de la suite peut-il voir mes prix ou mes clients ?',
        answer:
          'Non. Aucun écran, aucun rapport, aucun export ne passe d’une maison à l’autre. N’est public que ce que vous imprimez et tendez par-dessus le comptoir.',
      },
      {
        id: 'two-shops',
        question: 'J’ai deux boutiques. Cela fait-il deux maisons ?',
        answer:
          'En général, non. Si elles ont le même stock, le même personnel et le même propriétaire, ce sont deux sites d’une seule maison. Il en faut deux quand la comptabilité doit être séparée : pour une deuxième société, ou pour un associé.',
      },
      {
        id: 'cost',
        question: 'Les murs se paient-ils en plus ?',
        answer: `Non. Toutes les formules les ont, ${plans.starter.name} à ${sayPrice(plans.starter.monthlyPrice)} par mois comme ${plans.enterprise.name} à ${sayPrice(plans.enterprise.monthlyPrice)}. S’il vous faut une deuxième maison, demandez-nous un seul prix pour les deux avant de l’ouvrir.`,
      },
      {
        id: 'our-staff',
        question: 'Vos propres équipes peuvent-elles consulter mes comptes ?',
        answer:
          'Non, sauf si vous laissez entrer l’assistance, et alors pour ce cas-là seulement. La visite est dans votre journal des actions comme celle de tout le monde, avec le nom et l’heure.',
      },
      {
        id: 'leaving',
        question: 'Et si je veux partir ?',
        answer:
          'Vous exportez articles, clients, stock et ventes en simples tableaux, et vous les emportez. Puis la maison est fermée, et personne d’autre n’y emménage.',
      },
      {
        id: 'attacks',
        question: 'Si un commerce est attaqué, les autres sont-ils en danger ?',
        answer:
          'Un mot de passe volé n’ouvre que les maisons de cette personne, et dans chacune que les pièces de son rôle. La double authentification rend même cela difficile : activez-la pour tous ceux qui peuvent changer un prix.',
      },
    ],
  },
  related: {
    label: 'Ce que l’on trouve dans chaque maison',
    links: [
      {
        label: 'Administration',
        text: 'Qui entre dans quelle pièce',
        href: '/role-based-access-control',
        module: 'backoffice',
      },
      { label: 'Stock', text: 'Un seul compte entre les murs', href: '/inventory-management', module: 'inventory' },
      { label: 'Caisse', text: 'Un comptoir pour chaque maison', href: '/point-of-sale-system', module: 'restaurant' },
    ],
  },
  closing: {
    heading: 'Demandez où dorment vos données.',
    text: 'Venez avec la personne qui en répond. Nous répondons porte ouverte : qui peut lire quoi, et qui l’a fait.',
    actions: [
      askUs(
        'Demander une démo',
        'demo tenants',
        'Je voudrais une démo sur la séparation des données, avec notre responsable des données.',
      ),
    ],
    related: [
      { label: 'Pour les grandes entreprises', href: '/enterprise-grade' },
      { label: 'Politique de confidentialité', href: '/privacy-policy' },
      { label: 'Le prix de chaque formule', href: '/pricing' },
    ],
  },
} as const satisfies MultiTenantArchitectureCopy
