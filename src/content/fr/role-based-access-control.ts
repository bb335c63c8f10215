import type { RoleBasedAccessControlCopy } from '#content/copy/role-based-access-control.ts'
import { askUs } from '#content/page-words.ts'
import { figures, requirements, roleTemplates } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayList, sayPrice } from './figures.ts'
import { roleNames } from './names.ts'

const { Administrator: administrator, Manager: manager, Employee: employee, Staff: staff, Auditor: auditor } = roleNames

export const roleBasedAccessControl = {
  title: 'Rôles et droits d’accès',
  searchTitle: 'Rôles et droits d’accès : chaque employé à sa place',
  description:
    'Décidez qui vend, rembourse, change un prix ou lit les comptes : rôles Administrateur, Responsable, Employé et Auditeur, double authentification et journal.',
  opening: {
    kicker: 'Contrôle d’accès par rôle',
    headline: ['À chaque main', 'sa bonne clé.'],
    lead: `Un caissier a besoin de la caisse, pas de la paie. Donnez à chacun l’un des ${sayFigure(figures.roleTemplates)} modèles de rôle, et le reste de la suite ne se montre pas.`,
    actions: [
      askUs('Réserver une démo', 'demo roles', 'Je voudrais voir comment marchent les rôles et les droits.'),
      askUs(
        'Essayer gratuitement',
        'trial roles',
        'Je voudrais essayer la suite avec mon personnel. Comment commencer un essai gratuit ?',
      ),
    ],
    facts: [
      ['Modèles de rôle prêts', sayFigure(figures.roleTemplates)],
      ['Double authentification', 'Oui'],
      ['Journal des actions', 'Chaque changement'],
    ],
  },
  themes: {
    heading: 'Ce que chacun voit',
    exampleLabel: 'Par exemple :',
    themes: [
      {
        id: 'administrator',
        title: administrator,
        text: [
          'Accès complet, gestion des utilisateurs et des rôles, surveillance. L’administrateur ouvre le matin, distribue les clés et voit lesquelles servent.',
          'Donnez ce rôle au moins de monde possible. Et que tous se connectent avec la double authentification : le mot de passe, plus un code sur le téléphone qu’ils ont en poche.',
        ],
        example:
          'Un caissier s’en va le vendredi. Avant le comptage du soir, Diane retire le rôle ; la caisse déconnecte ce nom, et les 61 ventes du jour y restent attachées.',
      },
      {
        id: 'manager',
        title: manager,
        text: [
          'Les données du rayon, la gestion de l’équipe et les rapports. Le rayon d’à côté a son propre responsable, et chacun ne lit que ses comptes.',
          'Horaires, remboursements et remises dans la limite que vous fixez se décident sur place, tant que le client est encore là.',
        ],
        example:
          'Dans un restaurant de Kigali, le responsable de cuisine voit ce que coûte chaque assiette et qui travaille ce soir. La recette du bar ne regarde que le responsable du bar.',
      },
      {
        id: 'employee',
        title: employee,
        text: [
          'Les fonctions du poste, ses données personnelles, quelques rapports : vendre, compter un rayon, voir son prochain horaire, et ce qu’a encaissé aujourd’hui la caisse devant soi.',
          'Un écran court est un écran rapide. Le caissier qui ne voit que les boutons de son travail les apprend en une matinée, et ne peut pas se tromper de bouton.',
        ],
        example:
          'Patrick commence le lundi dans une boutique de Muhanga. À 10 h, il vend sans aide. Il n’a jamais vu un prix d’achat : personne ne peut donc lui en soutirer un.',
      },
      {
        id: 'auditor',
        title: auditor,
        text: [
          'Journaux en lecture seule et rapports de conformité. L’auditeur voit tout ce qui a été changé et ne peut rien y changer.',
          'Le journal des actions tourne dans chaque commerce, à toute heure. Il note qui a fait quoi, sur quelle caisse, et ce qu’il y avait avant. Personne ne peut rayer une ligne, quel que soit son rôle.',
        ],
        example:
          'La comptable qui passe une fois par trimestre trouve une remise de 30 % à 19 h 58, deux minutes avant la fermeture, quatre vendredis de suite. Pour en parler, il y a une liste sur la table.',
      },
      {
        id: 'templates',
        title: 'Des modèles, et vos propres rôles',
        text: [
          `Les ${sayFigure(figures.roleTemplates)} modèles sont ${sayList(roleTemplates.map((name) => roleNames[name]))}. Un petit commerce n’en utilise que quelques-uns, et peut les prendre tels quels.`,
          'Si un poste n’entre dans aucun, ajoutez votre propre rôle : partez du modèle le plus proche, donnez-lui le nom que le poste porte chez vous, et fermez ce dont il n’a pas besoin.',
          `Des règles plus fines, ce sont les droits avancés, que seule la formule ${plans.enterprise.name} comprend. ${plans.starter.name} est pour une personne seule : les rôles prennent donc leur sens avec ${plans.professional.name}, qui a de la place pour ${plans.professional.users} personnes au plus.`,
        ],
        example: `Une pharmacie de Gisenyi crée le rôle Gardien de nuit à partir du modèle ${staff}. Il peut ouvrir l’officine et voir la liste des alarmes ; il ne peut pas vendre.`,
      },
    ],
  },
  pictures: {
    rights: {
      heading: 'Quatre rôles, côte à côte',
      note: 'Les rôles d’exemple, tels que livrés. À chacun vous pouvez ajouter des droits, ou en retirer.',
      caption: `Qui peut faire quoi, comme ${administrator}, ${manager}, ${employee} ou ${auditor}`,
      corner: 'Partie de la suite',
      none: 'Non',
      roles: [administrator, manager, employee, auditor],
      rows: [
        { head: 'Ventes et caisse', cells: ['Complet', 'Son rayon', 'Son poste', 'Non'] },
        { head: 'Stock', cells: ['Complet', 'Son rayon', 'Son poste', 'Non'] },
        { head: 'Données personnelles', cells: ['Complet', 'Son équipe', 'Les siennes', 'Non'] },
        { head: 'Rapports et analyses', cells: ['Complet', 'Son rayon', 'Limité', 'Conformité'] },
        { head: 'Gestion des utilisateurs', cells: ['Noms, rôles', 'Son équipe', 'Non', 'Non'] },
        { head: 'Paramètres du système', cells: ['Complet', 'Non', 'Non', 'Non'] },
        { head: 'Surveillance', cells: ['Complet', 'Non', 'Non', 'Non'] },
        { head: 'Journaux', cells: ['Lecture', 'Non', 'Non', 'Lecture seule'] },
      ],
    },
    users: {
      label:
        'Six utilisateurs d’une boutique : quatre travaillent, une est invitée, un est parti et n’a plus aucun accès.',
      title: 'Utilisateurs et rôles',
      aside: 'double code : 4 sur 4',
      people: [
        { name: 'Diane', detail: 'entrée à 07:31, téléphone', role: administrator, state: 'active' },
        { name: 'Olivier', detail: 'entré à 07:46, bureau', role: manager, state: 'active' },
        { name: 'Patrick', detail: 'entré à 07:58, caisse 2', role: employee, state: 'active' },
        { name: 'Immaculée', detail: 'vue vendredi à 20:31', role: auditor, state: 'active' },
        { name: 'Yvonne', detail: 'invitée à 08:12', role: employee, state: 'invited' },
        { name: 'Fabrice', detail: 'parti vendredi à 17:40', role: 'Aucun accès', state: 'ended' },
      ],
    },
    team: {
      label:
        'L’écran du responsable : trois personnes de service au rayon ménage, leurs ventes, et un remboursement qui attend un accord.',
      title: 'Rayon ménage, aujourd’hui',
      shift: 'de service',
      people: [
        { name: 'Patrick', hours: 'de 8 h à 16 h', sold: 184_500 },
        { name: 'Chantal', hours: 'de 8 h à 16 h', sold: 152_200 },
        { name: 'Innocent', hours: 'de 12 h à 20 h', sold: 96_800 },
      ],
      total: 'Le rayon',
      request: 'Rembourser 18 000 RWF ?',
      requestDetail: 'Demande de Patrick, bouilloire, reçu 20714',
      decide: ['Accepter', 'Refuser'],
    },
    screen: {
      label: 'L’écran d’un caissier avec six fonctions ; prix d’achat, paie et réglages n’y sont pas.',
      title: 'Patrick, caisse 2',
      aside: '08:04',
      functions: ['Vendre', 'Retour', 'Compter', 'Clients', 'Mes horaires', 'Mes ventes'],
      hidden: ['Prix d’achat', 'Paie', 'Réglages'],
      note: 'Absents de cet écran :',
    },
    log: {
      label: 'Six lignes d’un journal des actions ; une remise de 30 % deux minutes avant la fermeture saute aux yeux.',
      title: 'Journal, vendredi',
      aside: 'lecture seule',
      lines: [
        { time: '17:40', who: 'Diane', what: 'a retiré le rôle de Fabrice' },
        { time: '18:15', who: 'Olivier', what: 'sucre 1 kg : de 1 600 à 1 650' },
        { time: '19:02', who: 'Chantal', what: 'remboursé 4 200, reçu 20688' },
        { time: '19:58', who: 'Innocent', what: 'remise 30 %, reçu 20731', isOdd: true },
        { time: '20:06', who: 'Olivier', what: 'a clôturé la journée' },
        { time: '20:31', who: 'Immaculée', what: 'a lu cette liste' },
      ],
    },
    templates: {
      caption: 'Les modèles de rôle, et qui les reçoit d’habitude',
      columns: ['Modèle', 'Le plus souvent pour'],
      rows: [
        { name: roleNames['Super Admin'], holder: 'Le ou la propriétaire' },
        { name: administrator, holder: 'Qui fait tourner le système au jour le jour' },
        { name: manager, holder: 'Chef de boutique, de cuisine, d’étage' },
        { name: employee, holder: 'Caissier, serveuse, réceptionniste' },
        { name: staff, holder: 'Coups de main, opérations simples' },
        { name: auditor, holder: 'Comptable, inspecteur' },
      ],
    },
  },
  readers: {
    heading: 'Pour qui n’est pas toujours là',
    entries: [
      {
        id: 'owners',
        title: 'La patronne qui voyage',
        text: 'Vous êtes à Dubaï pour la marchandise, et la boutique continue de vendre. Ce qui demande votre accord arrive sur votre téléphone ; le reste, une personne de votre choix le règle.',
      },
      {
        id: 'teams',
        title: 'L’équipe qui partage une caisse',
        text: 'Une machine, trois équipes : chacun se connecte à son nom, et un billet manquant est une question pour une seule personne, pas un soupçon sur tout le monde.',
      },
      {
        id: 'inspection',
        title: 'Le commerce que l’on inspecte',
        text: 'Pharmacies, hôtels et associations doivent montrer qui a touché à quoi. La liste existe avant que quelqu’un la demande.',
      },
    ],
  },
  together: {
    heading: 'Un rôle va partout',
    note: 'Fixé une fois, il vaut dans toutes les parties de la suite.',
    entries: [
      {
        title: 'Au comptoir',
        text: 'Qui peut faire une remise, ouvrir le tiroir ou reprendre un article : c’est vérifié sur le moment, même hors ligne.',
        links: [{ label: 'Point de vente', href: '/point-of-sale-system' }],
      },
      {
        title: 'Dans la réserve',
        text: 'Un rôle compte, un autre corrige le compte. Celui qui commande le carton n’est pas celui qui signe à la livraison.',
        links: [{ label: 'Gestion de stock', href: '/inventory-management' }],
      },
      {
        title: 'Dans la boîte e-mail',
        text: 'Un nouveau collègue reçoit son invitation par e-mail, et le rôle est déjà dedans.',
        links: [{ label: 'E-mails automatiques', href: '/email-automation' }],
      },
      {
        title: 'Derrière le mur',
        text: 'Un rôle ne vaut rien dans un autre commerce. Qui travaille dans deux en a un dans chacun.',
        links: [{ label: 'Architecture multi-entreprise', href: '/multi-tenant-architecture' }],
      },
    ],
  },
  questions: {
    heading: 'À propos des clés',
    actions: [
      askUs('Et chez moi ?', 'question roles', 'J’ai une question sur les rôles et les droits de mon personnel.'),
    ],
    entries: [
      {
        id: 'password',
        question: 'Et si un caissier donne son mot de passe ?',
        answer: `Avec la double authentification, le mot de passe seul n’ouvre rien : il manque le code sur le téléphone. Un mot de passe a au moins ${requirements.passwordLength.value} caractères, et d’un seul geste vous fermez toutes les sessions d’une personne.`,
      },
      {
        id: 'two-roles',
        question: 'Une même personne peut-elle avoir deux rôles ?',
        answer:
          'Oui. La responsable qui tient la caisse le samedi a les deux, et le journal des actions note sous quel rôle une remise a été faite.',
      },
      {
        id: 'plans',
        question: 'Quelle formule faut-il pour cela ?',
        answer: `Les modèles viennent avec toutes les formules. Comme ${plans.starter.name} a ${plans.starter.users} compte utilisateur, la plupart des équipes commencent par ${plans.professional.name}, à ${sayPrice(plans.professional.monthlyPrice)} par mois. Les droits avancés, avec des règles au droit près, sont dans ${plans.enterprise.name} seulement.`,
      },
      {
        id: 'offline',
        question: 'Les rôles marchent-ils quand le réseau est coupé ?',
        answer:
          'La caisse garde les droits de ceux qui y travaillent et continue de les vérifier. Un rôle que vous changez entre-temps prend effet quand la caisse est reconnectée.',
      },
      {
        id: 'leavers',
        question: 'Quelqu’un est parti. Est-ce que je perds ce qu’il a fait ?',
        answer:
          'Non. Son accès prend fin, mais son nom reste sur chaque vente, chaque comptage et chaque remboursement. Un commerce doit avoir plus de mémoire que son personnel.',
      },
    ],
  },
  related: {
    label: 'Où les rôles servent chaque jour',
    links: [
      {
        label: 'Le comptoir',
        text: 'Rembourser, avec un accord',
        href: '/point-of-sale-system',
        module: 'restaurant',
      },
      { label: 'La réserve', text: 'Des comptages signés', href: '/inventory-management', module: 'inventory' },
      { label: 'Les e-mails', text: 'Inviter les nouveaux', href: '/email-automation', module: 'crm' },
    ],
  },
  closing: {
    heading: 'Listez vos employés, pas leurs droits.',
    text: 'Écrivez qui travaille chez vous et ce que chacun fait. De cette liste, nous faisons des rôles avec vous.',
    actions: [
      askUs('Demander une démo', 'demo roles', 'J’ai la liste de mon personnel et voudrais une démo des rôles.'),
    ],
    related: [
      { label: 'Lire les rôles d’origine', href: '/documentation' },
      { label: 'À travail égal, droits égaux', href: '/gender-equality' },
      { label: 'Comparer les formules', href: '/pricing' },
    ],
  },
} as const satisfies RoleBasedAccessControlCopy
