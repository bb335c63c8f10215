import type { EnterpriseGradeCopy } from '#content/copy/enterprise-grade.ts'
import { askUs, downloadPaper, readPaper } from '#content/page-words.ts'
import { claims, figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'
import { aroundTheClock } from './hours.ts'

const uptime = sayFigure(figures.enterpriseUptime)
const response = `${sayFigure(figures.responseTime)} ms`
const dataCenters = sayFigure(figures.dataCenters)
const encryption = `${sayFigure(figures.encryption)} bits`
const demo = askUs(
  'Démo grande entreprise',
  'demo enterprise',
  'Je voudrais réserver une démo pour une grande entreprise.',
)
const whitepaper = downloadPaper('Télécharger le livre blanc', 'security-whitepaper')
const reports = askUs(
  'Demander un rapport',
  'papers',
  'Envoyez-moi s’il vous plaît le rapport ou le certificat de ce référentiel : ',
)

export const enterpriseGrade = {
  title: 'Garanties et sécurité',
  searchTitle: `Garanties et sécurité : un SLA de ${uptime}`,
  description: `Un SLA de ${uptime} avec réparation financière, chiffrement ${encryption}, réponse en moins de ${response} et assistance dédiée, pour qui doit le prouver.`,
  opening: {
    kicker: 'Sécurité et garanties pour grandes entreprises',
    headline: ['Un SLA manqué,', 'c’est à nos frais.'],
    lead: 'Une promesse de disponibilité ne vaut que par ce qui arrive quand elle est rompue. La nôtre nomme le chiffre, et la réparation est en argent.',
    actions: [demo, whitepaper],
    facts: [
      ['SLA de disponibilité', uptime],
      ['Réponse', `En moins de ${response}`],
      ['Chiffrement', encryption],
    ],
  },
  ledger: {
    heading: 'Les chiffres dont nous répondons',
    note: 'Avant de signer, demandez les papiers derrière chacun et faites-les lire par les vôtres.',
    actions: [{ label: 'Comment nous comptons', href: '/about#how-we-count' }],
    entries: [
      {
        title: 'SLA de disponibilité',
        text: `Ce que le contrat promet pour chaque mois. Il reste environ ${sayFigure(figures.enterpriseDowntime)} minutes par mois où une vente pourrait devoir attendre.`,
        figure: uptime,
      },
      {
        title: 'Réponse',
        text: 'De l’instant où une demande arrive à notre porte à l’instant où la réponse en sort. La route entre votre ville et notre porte s’y ajoute.',
        figure: `< ${response}`,
      },
      {
        title: 'Centres de données',
        text: 'Les lieux où la plateforme peut tourner. Votre contrat nomme ceux qui gardent vos comptes.',
        figure: dataCenters,
      },
      {
        title: 'Chiffrement',
        text: 'La longueur de la clé qui ferme vos données, en route comme sur le disque.',
        figure: encryption,
      },
    ],
  },
  security: {
    heading: 'Sécurité',
    note: 'Deux sortes de serrures, et les règles sur qui peut tenir une clé. Là où un rapport ou un certificat existe, vous le recevez sous accord de confidentialité.',
    actions: [whitepaper, readPaper('Le lire ici', 'security-whitepaper'), reports],
    locks: [
      {
        id: 'encryption',
        title: 'Chiffrement',
        text: `Des clés de ${encryption}. Une vente est chiffrée avant de quitter la caisse, et elle le demeure sur chaque disque et dans chaque sauvegarde.`,
      },
      {
        id: 'multi-factor',
        title: 'Authentification à plusieurs facteurs',
        text: 'Un mot de passe vu par-dessus l’épaule ne suffit pas. La deuxième preuve est une application ou une clé que la personne a sur elle, et vous pouvez l’exiger de chaque rôle.',
      },
    ],
    rules: [
      {
        id: 'soc-2',
        title: claims.soc2.what,
        text: 'Un cabinet extérieur observe pendant des mois si les contrôles sont vraiment appliqués, et non s’ils sont écrits. Demandez la période et les réserves, pas seulement la couverture.',
        aside: 'Pour les auditeurs de prestataires',
      },
      {
        title: 'RGPD',
        text: 'Un client peut voir, corriger ou effacer ce qui est gardé sur lui. Votre personnel peut lui répondre depuis sa fiche.',
        aside: 'Données personnelles, Union européenne',
      },
      {
        title: claims.ccpa.what,
        text: 'Le même respect pour les gens de Californie. Aucune donnée n’est vendue, et qui demande ce que nous gardons reçoit une réponse.',
        aside: 'Données personnelles, Californie',
      },
      {
        title: claims.hipaa.what,
        text: 'Un dossier de santé s’ouvre selon le rôle, et chaque ouverture est notée. Un accord qui énumère nos devoirs est signé avant que le premier patient soit saisi.',
        aside: 'Dossiers de santé, États-Unis',
      },
      {
        id: 'sox',
        title: claims.sox.what,
        text: 'Qui saisit un paiement ne l’approuve pas, et un mois clos reste clos. Le journal montre les deux signatures à l’auditeur.',
        aside: 'Comptes des sociétés cotées',
      },
    ],
  },
  scenes: {
    heading: 'Le chemin d’une vente.',
    note: 'Un exemple : un sac de riz à Huye, payé en mobile money. Les millisecondes sont inventées ; les étapes, non.',
    journey: {
      label: 'Le chemin d’une vente en cinq étapes, avec les millisecondes de chacune et leur total.',
      title: 'Vente 20418, Huye',
      unit: 'ms',
      steps: [
        { where: 'Porte', what: 'Déchiffrée, caisse reconnue', milliseconds: 9 },
        { where: 'Droits', what: 'Ce caissier, cette caisse, ce prix', milliseconds: 6 },
        { where: 'Comptes', what: 'Écrite, et de nouveau chiffrée', milliseconds: 22 },
        { where: 'Copies', what: 'Deux autres lieux confirment', milliseconds: 27 },
        { where: 'Réponse', what: 'Le reçu s’imprime', milliseconds: 7 },
      ],
      total: (sum) => `De porte à porte : ${sum}`,
    },
    copies: {
      label: 'Trois centres de données gardent les mêmes comptes ; un est en entretien et deux continuent de répondre.',
      title: 'Qui garde les comptes',
      centers: [
        { name: 'Centre A', says: 'répond', detail: 'La vente 20418 y est' },
        { name: 'Centre B', says: 'entretien', detail: 'Rattrapera en revenant', isAway: true },
        { name: 'Centre C', says: 'répond', detail: 'La vente 20418 y est' },
      ],
      note: 'Aucune caisse ne l’a remarqué.',
    },
  },
  performance: {
    heading: 'Rapidité et montée en charge',
    note: 'Être rapide un mardi ordinaire, c’est facile. Ici, il s’agit du samedi d’avant la fête.',
    entries: [
      {
        title: 'Réponse',
        text: `En moins de ${response} à notre porte, mesurée sur toutes les demandes, pas seulement les faciles.`,
      },
      {
        id: 'data-centers',
        title: 'Centres de données',
        text: `${dataCenters} en tout. Une demande va au plus proche de ceux qui ont le droit de garder vos comptes, et au suivant quand celui-là est en panne.`,
      },
      {
        id: 'busy-days',
        title: 'Jours d’affluence',
        text: 'La capacité s’ajoute quand la file s’allonge et se retire la nuit. Vous ne la commandez pas, et vous ne payez pas les heures creuses.',
      },
      {
        title: 'Croissance',
        text: 'La caisse de la boutique seule est celle de l’enseigne aux nombreux points de vente. Un site de plus est une ligne dans une liste, pas un chantier.',
      },
      {
        title: 'Mauvaises connexions',
        text: 'Une caisse continue de vendre sans nous. La vitesse de nos serveurs décide quand le siège le sait, jamais si la cliente reçoit sa monnaie.',
      },
      {
        id: 'standard-service',
        title: 'Le service courant',
        text: `Toutes les autres formules tournent à ${sayFigure(figures.uptime)} de disponibilité, sans contrat là-dessus. Pour une boutique, c’est bien assez ; pour un hôpital, non.`,
        links: [{ label: 'Le prix des autres formules', href: '/pricing' }],
      },
    ],
  },
  support: {
    heading: 'Une assistance dédiée',
    note: 'La personne qui répond a vu vos sites, ou travaille avec celle qui les a vus.',
    entries: [
      {
        title: 'Un gestionnaire de compte',
        text: 'Un nom, un numéro. Cette personne sait quel site ferme tard et quel administrateur est en congé.',
      },
      {
        title: 'Le téléphone, la nuit',
        text: `Assistance par téléphone ${aroundTheClock}. Qui décroche peut ouvrir un dossier et réveiller un ingénieur, et n’est pas là seulement pour prendre un message.`,
      },
      {
        title: 'Un bilan qui se prépare',
        text: 'À intervalles réguliers, vous voyez chaque dossier, le temps qu’il a pris et ce que nous avons changé pour que cela n’arrive plus.',
      },
      {
        title: 'Prévenus avant le changement',
        text: 'Les travaux prévus sont annoncés par écrit et se font hors de vos heures d’ouverture. Vous pouvez demander une autre nuit.',
      },
    ],
  },
  remedies: {
    heading: 'Des SLA avec réparation financière',
    text: [
      'Des excuses ne paient pas une caisse fermée. Si nous ne tenons pas ce que le contrat promet, nous devons de l’argent, et vous n’avez pas à prouver ce que l’heure vous a coûté.',
      'Le tableau montre comment nous proposons de le mesurer. Le montant dû pour chaque écart se fixe avec vous, parce qu’un hôpital et une chaîne de boulangeries demandent des échelles différentes. Le contrat que vous signez est ce qui nous lie tous deux.',
    ],
    caption: 'Ce qui est mesuré, comment cela se compte et ce qui est dû',
    columns: ['Ce qui est mesuré', 'Comment cela se compte', 'Ce qui est dû'],
    rows: [
      {
        measured: `Disponibilité de ${uptime}`,
        counted:
          'À la minute, sur un mois civil, depuis l’extérieur de notre réseau. Une minute où une vente n’a pas pu être enregistrée compte contre nous. Un entretien annoncé à temps ne compte pas.',
        owed: 'Une part du prix du mois, qui monte à chaque degré sous le chiffre, déduite de la facture suivante.',
      },
      {
        measured: `Réponse en moins de ${response}`,
        counted: 'À notre porte, sur toutes les demandes du mois. Celles qui ont échoué comptent comme lentes.',
        owed: 'Une part du prix du mois, sur une échelle à part.',
      },
      {
        measured: 'Première réponse à un dossier',
        counted:
          'De votre appel ou e-mail à une personne qui y travaille. Le délai dépend de la gravité, et c’est vous qui la fixez.',
        owed: 'Un avoir fixe pour chaque dossier qui a trop attendu.',
      },
      {
        measured: 'Retrouver ses données',
        counted:
          'L’âge de la copie restaurée et le temps qu’a pris la restauration, essayés avec vous et après chaque vraie panne.',
        owed: 'Un avoir, un compte rendu écrit de ce qui s’est passé, et le droit de partir avant le terme.',
      },
    ],
    note: 'Dans notre projet de contrat, vous n’avez pas d’avoir à réclamer : nous comptons, nous vous le disons, et il figure sur la facture. Si vous comptez autrement, les deux comptes vont sur la table.',
  },
  questions: {
    heading: 'Vos équipes de sécurité demandent',
    actions: [askUs('Joindre la sécurité', 'person security', 'J’ai une question pour votre équipe de sécurité.')],
    entries: [
      {
        id: 'certified',
        question: 'Êtes-vous certifiés ?',
        answer:
          'Dites-nous quel référentiel il vous faut et demandez le rapport ou le certificat, sa date et son périmètre. Cette page dit selon quoi nous travaillons ; seul le papier compte.',
      },
      {
        id: 'data-location',
        question: 'Où sont gardées nos données ?',
        answer:
          'Dans les centres de données que nomme votre contrat, et nulle part ailleurs. Si une loi veut qu’elles restent dans un pays, dites lequel, et nous vous disons avant la démo si nous le pouvons.',
      },
      {
        id: 'keys',
        question: 'Qui tient les clés ?',
        answer:
          'La plateforme, dans un coffre à part, séparé des données, et elles changent selon un calendrier. Aucun ingénieur ne lit une clé. Le livre blanc dit qui est chargé de quoi.',
      },
      {
        id: 'penetration-tests',
        question: 'Nos équipes peuvent-elles essayer de forcer l’entrée ?',
        answer:
          'Oui, dans un espace ouvert pour cela, une semaine convenue ensemble. Vous recevez le nom de la personne de garde, et nous votre rapport avant tout autre.',
      },
      {
        id: 'incidents',
        question: 'Comment apprenons-nous un incident ?',
        answer:
          'De votre gestionnaire de compte, par téléphone, puis par écrit : ce qui s’est passé, à qui sont les données touchées, ce que nous avons fait et ce que vous devez faire. Nous n’attendons pas de tout savoir.',
      },
      {
        id: 'sla-plan',
        question: 'Quelle formule comprend le SLA ?',
        answer: `Le SLA va avec ${plans.enterprise.name}, ${sayPrice(plans.enterprise.monthlyPrice)} par mois au tarif public. Son chiffre et ses réparations entrent dans un contrat à votre nom.`,
      },
    ],
  },
  related: {
    label: 'Ce que vos équipes vérifieront ensuite',
    links: [
      {
        label: 'Rôles et droits',
        text: 'Qui peut quoi, et qui l’a vu',
        href: '/role-based-access-control',
        module: 'backoffice',
      },
      {
        label: 'Isolement',
        text: 'Nul ne voit chez le voisin',
        href: '/multi-tenant-architecture',
        module: 'inventory',
      },
      {
        label: 'Cas d’usage',
        text: 'Chaînes, hôpitaux, grands groupes',
        href: '/enterprise-solutions',
        module: 'crm',
      },
    ],
  },
  closing: {
    id: 'security-team',
    heading: 'Venez avec votre équipe sécurité.',
    text: 'Lisez d’abord le livre blanc : quatre pages, sans formulaire. La démo laisse du temps pour les questions qui gênent.',
    actions: [demo, whitepaper],
    related: [
      { label: 'Vos données personnelles', href: '/privacy-policy' },
      { label: 'La sécurité dans la documentation', href: '/documentation' },
      { label: 'Parler à un bureau', href: '/contact' },
    ],
  },
} as const satisfies EnterpriseGradeCopy
