import type { MultiLocationCopy } from '#content/copy/multi-location.ts'
import { askUs } from '#content/page-words.ts'
import { roleTemplates } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'
import { roleNames, tierNames } from './names.ts'

const { starter, professional, enterprise } = plans

export const multiLocation = {
  title: 'Gestion multi-sites',
  searchTitle: 'Logiciel multi-sites pour boutiques et chaînes en Afrique',
  description: `Tous vos points de vente sur un écran : stock, transferts, prix, équipes et recettes côte à côte. À partir de ${sayPrice(professional.monthlyPrice)} par mois avec ${professional.name}.`,
  opening: {
    kicker: 'Logiciel de gestion multi-sites',
    headline: ['On vend partout.', 'Un cahier suffit.'],
    lead: 'Une deuxième boutique ne devrait pas demander un deuxième cahier. Chaque point de vente garde son tiroir et ses étagères ; vous les lisez sur une seule page.',
    actions: [
      askUs(
        'Réserver une démo',
        'demo branches',
        'Je voudrais réserver une démonstration pour une entreprise qui a plusieurs points de vente.',
      ),
      askUs(
        'Parler à un commercial',
        'sales branches',
        'J’ai plusieurs points de vente et je voudrais parler à un commercial.',
      ),
    ],
    facts: [
      ['Compris à partir de', professional.name],
      [`${professional.name}, par mois`, sayPrice(professional.monthlyPrice)],
      [`Points de vente, ${enterprise.name}`, 'Illimités'],
    ],
  },
  day: {
    heading: 'Un samedi, cinq boutiques',
    note: 'Trois boutiques à Kigali, une à Musanze, une à Huye : un groupe que nous avons inventé pour montrer une journée.',
    hours: [
      {
        time: '07:15',
        text: 'Quatre caisses ouvrent. Musanze attend son groupe électrogène et suit à 7 h 40 ; personne n’a besoin d’appeler Kigali pour le dire.',
        aside: 'Vue d’ensemble',
      },
      {
        time: '09:30',
        text: 'Le sucre a monté chez le grossiste. Aline change un prix, et quatre boutiques l’ont. Huye garde le sien, parce qu’elle achète ailleurs.',
        aside: 'Liste de prix',
      },
      {
        time: '11:20',
        text: 'Il reste 12 sacs de riz à Remera, qui en vend 25 le samedi. Nyabugogo en a trop : 30 sacs sont dans le camion avant que quiconque ait appelé un fournisseur.',
        aside: 'Stock de tous les sites',
        isUrgent: true,
      },
      {
        time: '14:00',
        text: 'Une caissière de Remera dépanne à Kimironko. Elle s’y connecte jusqu’au soir, et ses ventes restent dans ce tiroir-là.',
        aside: 'Droits par site',
      },
      {
        time: '16:30',
        text: 'Une bouilloire achetée à Kigali revient à Huye. Le reçu est retrouvé, l’argent sort du tiroir de Huye et la bouilloire rejoint l’étagère de Huye.',
        aside: 'Retours partout',
      },
      {
        time: '20:45',
        text: 'La dernière caisse est fermée. 2 129 850 RWF tiennent sur une page, et l’on y lit aussi à quel tiroir il manque 2 000 RWF.',
        aside: 'Clôture',
      },
    ],
  },
  scenes: {
    heading: 'Cinq portes sur une page.',
    note: 'Deux fois le même samedi : la recette de chaque boutique, et où était le riz quand Remera en manquait.',
    board: {
      label: 'Recette, nombre de ventes et vente moyenne de cinq boutiques un samedi, avec leur total.',
      title: 'Samedi, tous les sites',
      aside: 'Clos à 20:45',
      columns: ['Site', 'RWF', 'Ventes', 'Moyenne'],
      closed: 'clos',
      total: 'Les cinq',
      check: 'Huye : il manque 2 000 RWF au tiroir, compté par Jeanne',
    },
    stock: {
      label: 'Les sacs de riz de cinq boutiques et sur la route ; Remera est sous son seuil de commande.',
      title: 'Riz, 25 kg, 11:25',
      unit: 'sacs en tout',
      reorderAt: 'seuil',
      onTheRoad: 'En route vers Remera',
      note: 'Parti de Nyabugogo à 11:20, signé à l’arrivée',
    },
  },
  themes: {
    heading: 'Ce qui voyage et ce qui reste',
    exampleLabel: 'Par exemple :',
    themes: [
      {
        id: 'transfers',
        title: 'La marchandise en voyage',
        text: [
          'La marchandise quitte un stock quand le camion part et entre dans l’autre quand quelqu’un a signé. Entre les deux, elle appartient à la route, et la route porte le nom d’un chauffeur.',
          'Un écart se note à la porte, pendant que le chauffeur est encore là pour le voir.',
        ],
        example:
          'Musanze signe pour 118 paquets de sucre là où 120 sont partis. Les deux boutiques voient la même ligne à la même minute.',
      },
      {
        id: 'prices',
        title: 'Une liste, ou une par rue',
        text: [
          'Gardez une seule liste de prix pour tous, et permettez des exceptions là où les loyers et les clients ne sont pas les mêmes.',
          'Changez la liste et tous les sites suivent, sauf là où vous avez dit autrement. Qui a posé l’exception, et quand, se lit à côté.',
        ],
        example: 'L’huile coûte 100 RWF de plus à la gare routière, et la liste elle-même ne bouge pas.',
      },
      {
        id: 'rights',
        title: 'Des droits qui s’arrêtent à la porte',
        text: [
          'Une caissière appartient à une boutique et voit cette boutique. Un responsable peut en diriger plusieurs, et un comptable peut toutes les lire sans toucher à aucune.',
          'Quand quelqu’un change de ville, vous changez une ligne ; ses anciennes ventes restent à son nom.',
        ],
        example: 'Patrick dirige les trois boutiques de Kigali. La recette de Huye n’est pas sur son écran.',
      },
    ],
  },
  pictures: {
    transfers: {
      label: 'Un bon de transfert de Nyabugogo à Musanze : trois produits, deux paquets de sucre manquent à l’arrivée.',
      title: 'Transfert TR-0921',
      aside: 'Nyabugogo à Musanze',
      columns: ['Produit', 'Envoyé', 'Signé'],
      lines: [
        { name: 'Sucre, 1 kg', price: 1_700, sent: 120, signedFor: 118 },
        { name: 'Huile, 1 L', price: 2_400, sent: 72, signedFor: 72 },
        { name: 'Savon, barre', price: 700, sent: 200, signedFor: 200 },
      ],
      total: 'Pièces',
      missing: (pieces, value) => `Il en manque ${pieces} à l’arrivée, soit ${value}`,
    },
    prices: {
      label: 'Une liste de prix de quatre produits, avec les exceptions de deux boutiques.',
      title: 'Liste de prix',
      aside: 'RWF',
      columns: ['Produit', 'Liste', 'Nyabugogo', 'Huye'],
      asListed: 'idem',
      products: [
        { name: 'Riz, 25 kg', listed: 34_500, own: [null, 35_200] },
        { name: 'Sucre, 1 kg', listed: 1_700, own: [null, 1_650] },
        { name: 'Huile, 1 L', listed: 2_400, own: [2_500, null] },
        { name: 'Savon, barre', listed: 700, own: [null, null] },
      ],
    },
    rights: {
      label: 'Cinq personnes et cinq boutiques : qui travaille où, et qui ne fait que lire.',
      title: 'Qui voit quelle boutique',
      aside: 'Cinq sur quatorze',
      head: 'Qui',
      branches: ['Kim', 'Nya', 'Rem', 'Mus', 'Huy'],
      people: [
        { name: 'Aline', role: roleNames.Administrator, rights: 'wwwww' },
        { name: 'Patrick', role: roleNames.Manager, rights: 'www--' },
        { name: 'Solange', role: roleNames.Manager, rights: '---ww' },
        { name: 'Jeanne', role: roleNames.Employee, rights: '----w' },
        { name: 'Claude', role: roleNames.Auditor, rights: 'rrrrr' },
      ],
      key: { w: 'travaille ici', r: 'lit seulement' },
    },
  },
  growth: {
    heading: 'D’une porte à cinq',
    text: 'Avec une boutique, vous savez les choses parce que vous y êtes. Avec cinq, il faut que quelqu’un les note, et ce ne devrait pas être vous.',
    actions: [],
    caption: 'Ce qui change entre une boutique et cinq',
    columns: ['Quoi', 'Une boutique', 'Cinq boutiques'],
    rows: [
      {
        head: 'Stock',
        cells: ['Vous regardez l’étagère.', 'Vous regardez une liste : chaque boutique, et ce qui roule entre elles.'],
      },
      {
        head: 'Prix',
        cells: ['Ils sont sur l’étiquette.', 'Ils sont sur la liste, avec les exceptions que vous permettez.'],
      },
      {
        head: 'Équipe',
        cells: [
          'Vous voyez qui est à la caisse.',
          'Chacun se connecte là où il travaille : une vente a donc un nom et un lieu.',
        ],
      },
      {
        head: 'Espèces',
        cells: ['Vous comptez le tiroir.', 'Chaque boutique compte le sien, et vous apprenez l’écart le soir même.'],
      },
      {
        head: 'Habitués',
        cells: [
          'Vous connaissez leur visage.',
          `N’importe quel comptoir sait ce qu’ils ont acheté, ce qu’ils doivent et s’ils sont au niveau ${tierNames.Gold}.`,
        ],
      },
      {
        head: 'Décisions',
        cells: ['On vous demande.', 'Le responsable décide, dans des limites que vous fixez une fois.'],
      },
    ],
  },
  capabilities: {
    heading: 'Ce qu’un patron de plusieurs boutiques y gagne',
    entries: [
      {
        id: 'comparison',
        title: 'Les sites côte à côte',
        text: 'Recette, marge et stock par site, pour le même jour et dans le même ordre.',
      },
      {
        id: 'last-one',
        title: 'Le dernier de la ville',
        text: 'Une cliente veut un article épuisé. La caissière voit quelle boutique l’a encore, et le fait garder là-bas à son nom.',
      },
      {
        id: 'buying',
        title: 'Acheter pour tous',
        text: 'Les besoins de chaque site deviennent une seule commande. À l’arrivée, le bon de livraison dit déjà combien de cartons vont où.',
      },
      {
        id: 'transfer-requests',
        title: 'Transferts sur demande',
        text: 'Un site demande, un autre accepte ou refuse, et vous n’avez pas à faire le téléphone entre les deux.',
      },
      {
        id: 'closing',
        title: 'Clôture par site',
        text: 'Chaque tiroir se compte là où il est. La journée est finie quand le dernier site a signé.',
      },
      {
        id: 'returns',
        title: 'Retours à tout comptoir',
        text: 'Acheté ici, rapporté là : la marchandise et l’argent sont comptés là où ils changent de main.',
      },
      {
        id: 'offline',
        title: 'Un site sans réseau',
        text: 'Il continue de vendre tout seul. Votre page indique l’âge de ses chiffres, pour que vous ne décidiez pas sur ceux d’hier.',
      },
      {
        id: 'new-branch',
        title: 'Ouvrir une porte de plus',
        text: 'Copiez les produits, les prix et les rôles d’un site qui tourne bien. La mise en route prend quelques minutes ; peindre la boutique, c’est plus long.',
      },
      {
        id: 'bookkeeper',
        title: 'Les ventes pour le comptable',
        text: `Par site, en fichier ou par l’API REST, qui est comprise dans ${professional.name}.`,
      },
    ],
  },
  plans: {
    heading: 'Comptez les gens, puis les portes.',
    text: `${starter.name} est pour une seule boutique. Deux ou trois petites tiennent dans ${professional.name} : un patron, un comptable et une caissière derrière chaque comptoir. Cinq boutiques ont plus de monde que cette formule n’a de comptes ; ${enterprise.name} est alors le bon choix, car personne ne devrait partager un mot de passe.`,
    actions: [
      askUs(
        'Laquelle choisir ?',
        'consultation branches',
        'J’ai plusieurs points de vente. Voici combien de points de vente et de personnes :',
      ),
      { label: 'Comparer les formules', href: '/pricing' },
    ],
    caption: `${professional.name} et ${enterprise.name} pour une entreprise à plusieurs points de vente`,
    columns: ['Pour plusieurs sites', professional.name, enterprise.name],
    rows: [
      { head: 'Par mois', cells: [sayPrice(professional.monthlyPrice), sayPrice(enterprise.monthlyPrice)] },
      {
        head: 'Par an, payé en une fois',
        cells: [sayPrice(professional.annualPrice), sayPrice(enterprise.annualPrice)],
      },
      { head: 'Points de vente', cells: ['Plusieurs', 'Illimités'] },
      { head: 'Comptes', cells: [`Jusqu’à ${professional.users}`, 'Illimités'] },
      {
        head: 'Rôles',
        cells: [
          `Les ${roleTemplates.length} modèles, et les rôles que vous en tirez`,
          'En plus, des règles au droit près',
        ],
      },
      { head: 'API, e-mails automatiques, SMS', cells: ['Compris', 'Compris'] },
      { head: 'Votre nom au lieu du nôtre', cells: ['Non', 'Marque blanche'] },
      {
        head: 'Quand il vous faut de l’aide',
        cells: ['Assistance prioritaire', 'En plus, le téléphone à toute heure et un gestionnaire de compte'],
      },
      {
        head: 'À choisir pour',
        cells: ['Deux ou trois petites boutiques', 'Cinq boutiques, ou trois qui tournent en équipes'],
      },
    ],
  },
  questions: {
    heading: 'Les patrons demandent',
    actions: [
      askUs(
        'Poser une question',
        'question multiLocation',
        'J’ai une question sur la gestion de plusieurs points de vente avec la suite.',
      ),
    ],
    entries: [
      {
        id: 'several-trades',
        question: 'Nous avons une pharmacie, une boutique et une maison d’hôtes. Est-ce un seul compte ?',
        answer:
          'Oui. Chaque site prend le module de son métier, et tout finit dans les mêmes comptes. Vous les lisez ensemble ou séparément.',
      },
      {
        id: 'other-country',
        question: 'Ma deuxième boutique est de l’autre côté de la frontière. Est-ce possible ?',
        answer:
          'Oui. Elle a sa monnaie, sa taxe et son reçu dès le jour où elle est ajoutée. La page du groupe montre les deux, et le taux auquel elles ont été additionnées.',
      },
      {
        id: 'other-branches',
        question: 'Un responsable voit-il ce que font les autres boutiques ?',
        answer:
          'Seulement celles que vous lui avez confiées. La page du groupe est pour vous et pour ceux que vous désignez.',
      },
      {
        id: 'next-year',
        question: 'Nous avons une boutique et en ouvrons une autre l’an prochain. Quelle formule ?',
        answer: `Commencez par celle qui convient à une seule boutique. Quand la deuxième ouvre, passez à ${professional.name} ; produits, clients et ventes passées restent où ils sont.`,
      },
      {
        id: 'move-up',
        question: `Quand faut-il passer à ${enterprise.name} ?`,
        answer: `Le jour où une personne de plus devrait partager un compte : ${professional.name} en a ${professional.users}. Plus tôt si vous y voulez votre propre nom, ou quelqu’un au téléphone la nuit.`,
      },
      {
        id: 'several-owners',
        question: 'Chacune de mes boutiques a son patron. Peuvent-elles partager le stock, mais pas l’argent ?',
        answer:
          'Ce sont alors des entreprises séparées, chacune avec ses utilisateurs et ses données. La marchandise passe de l’une à l’autre comme une vente et un achat, ainsi que le veut le fisc.',
      },
    ],
  },
  related: {
    label: 'Pour chaque site',
    links: [
      {
        label: 'Stock',
        text: 'Inventaires, lots, seuils de commande',
        href: '/inventory-management',
        module: 'inventory',
      },
      {
        label: 'Caisse',
        text: 'Le comptoir de chacun',
        href: '/point-of-sale-system',
        module: 'restaurant',
      },
      { label: 'Pharmacie', text: 'Plusieurs sites, des boîtes datées', href: '/pharmacy', module: 'pharmacy' },
    ],
  },
  closing: {
    heading: 'Quelles sont vos boutiques ?',
    text: 'Dites-nous où elles sont et ce qui voyage entre elles. À la démonstration, nous suivons un chargement, du camion à la signature.',
    actions: [
      askUs(
        'Demander une démo',
        'demo branches',
        'Je voudrais une démonstration pour mes points de vente. Ils sont à :',
      ),
    ],
    related: [
      { label: 'Boutiques', href: '/retail' },
      { label: 'Les chiffres par site', href: '/real-time-analytics' },
      { label: 'Chaînes et groupes', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies MultiLocationCopy
