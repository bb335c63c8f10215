import type { EnterpriseSolutionsCopy } from '#content/copy/enterprise-solutions.ts'
import { askUs } from '#content/page-words.ts'
import { claims, figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { inBrackets } from '#content/keep-stated.ts'
import { sayFigure, sayList, sayPlan } from './figures.ts'
import { aroundTheClock } from './hours.ts'
import { roleNames } from './names.ts'

export const enterpriseSolutions = {
  title: 'Solutions pour grandes entreprises',
  searchTitle: 'Logiciel de gestion pour chaînes et hôpitaux en Afrique',
  description:
    'Pour les chaînes, la santé et les grands groupes : utilisateurs et sites illimités, marque blanche, API, gestionnaire de compte et SLA.',
  opening: {
    kicker: 'Solutions pour chaînes et groupes',
    headline: ['Toutes ces caisses.', 'Un seul cadre.'],
    lead: 'Le siège décide qui peut accorder une remise, comment se signe un remboursement et quels chiffres chaque site lui transmet. Les comptoirs suivent, dans toutes les villes.',
    actions: [
      askUs(
        'Réserver une démo',
        'demo enterprise',
        'Je voudrais réserver une démonstration pour une grande entreprise.',
      ),
      askUs(
        'Parler à un commercial',
        'sales enterprise',
        'Je voudrais parler à l’équipe commerciale pour une grande entreprise.',
      ),
    ],
    facts: [
      ['Utilisateurs et sites', 'Illimités'],
      ['Gestionnaire de compte', 'Dédié'],
      ['Assistance par téléphone', aroundTheClock],
    ],
  },
  useCases: {
    heading: 'Trois entreprises, trois soucis.',
    note: 'Ces soucis sont dits avec nos mots, aucun client n’est cité. Les villes, les gens et les montants des dessins sont inventés.',
    each: {
      chain: {
        title: 'Chaînes de magasins',
        job: '« J’ouvre dans une nouvelle ville, et pendant six mois je ne sais pas ce qui s’y vend vraiment. »',
        text: 'Un magasin démarre avec les prix, les produits et les droits de la chaîne déjà dans sa caisse. Il vend dès le premier matin, et le soir même ses chiffres sont dans le tableau de tous les autres.',
        changes: [
          'Les prix changent une fois, au siège, pour une ville ou pour toutes',
          'Une remise au-dessus de la limite attend un accord',
          'Le stock qui dort est proposé au magasin qui le vend',
          'Chaque région clôt sa journée ; vous lisez le total',
        ],
        actions: [
          askUs(
            'Réserver une démo',
            'demo chain',
            'Je voudrais réserver une démonstration pour une chaîne de magasins.',
          ),
          askUs(
            'Parler à un commercial',
            'sales chain',
            'Je voudrais parler à l’équipe commerciale au sujet d’une chaîne de magasins.',
          ),
        ],
      },
      healthcare: {
        title: `Santé${inBrackets(claims.hipaa)}`,
        job: '« Quelqu’un a lu un dossier qui ne le regardait pas. C’est le patient qui me l’a appris. »',
        text: 'Services, pharmacies et caisse travaillent sur un même système et n’y voient pas la même chose. Le rôle ouvre un dossier ou le tient fermé, et dans les deux cas l’heure et le nom sont notés.',
        changes: [
          'La caissière voit la facture, jamais le dossier',
          'Chaque lecture et chaque changement est dans le journal des actions',
          'Un médicament se suit par lot, de la réserve jusqu’au lit',
          'Ce que demande un auditeur, c’est un filtre, pas une semaine de papier',
        ],
        actions: [
          askUs(
            'Réserver une démo',
            'demo healthcare',
            'Je voudrais réserver une démonstration pour un système de santé.',
          ),
          askUs(
            'Parler à un commercial',
            'sales healthcare',
            'Je voudrais parler à l’équipe commerciale au sujet d’un système de santé.',
          ),
        ],
      },
      corporation: {
        title: claims.largeCorporations.what,
        job: '« Je signe les comptes de sociétés en plusieurs monnaies, et chacune clôt son mois à sa façon. »',
        text: 'Chaque société garde son espace, sa monnaie et son reçu fiscal. Le groupe les lit ensemble, à un seul taux, une fois retiré ce qu’elles se sont vendu entre elles, avant que quiconque s’en félicite.',
        changes: [
          'Un circuit de validation, signé dans l’ordre que vous fixez',
          'Votre nom et vos couleurs sur les caisses et sur les reçus',
          'Les chiffres rejoignent par API la comptabilité que vous avez déjà',
          'Un auditeur lit chaque ligne du journal et n’en change aucune',
        ],
        actions: [
          askUs(
            'Réserver une démo',
            'demo corporation',
            'Je voudrais réserver une démonstration pour un grand groupe.',
          ),
          askUs(
            'Parler à un commercial',
            'sales corporation',
            'Je voudrais parler à l’équipe commerciale au sujet d’un grand groupe.',
          ),
        ],
      },
    },
    scenes: {
      chain: {
        label:
          'Le tableau du soir d’une chaîne : cinq régions avec leurs magasins et leurs ventes, le total, et un magasin en attente.',
        title: 'Mardi, clos à 21:30',
        columns: ['Région', 'Magasins', 'Vendu, RWF'],
        regions: [
          { name: 'Kigali', branches: 14, sold: 18_420_600 },
          { name: 'Ouest', branches: 7, sold: 6_804_950 },
          { name: 'Sud', branches: 6, sold: 5_117_400 },
          { name: 'Est', branches: 5, sold: 4_088_750 },
          { name: 'Nord', branches: 4, sold: 3_290_200 },
        ],
        total: 'La chaîne',
        held: 'Rubavu 2 : trois remises au-dessus de la limite attendent le siège',
      },
      healthcare: {
        label: 'Le journal des accès d’un groupe hospitalier : six demandes en un jour, dont une refusée.',
        title: 'Qui a ouvert quoi, lundi',
        refused: 'refusé',
        entries: [
          { time: '08:12', who: 'Claudine, infirmière', what: 'Dossier du lit 14' },
          { time: '08:31', who: 'Éric, caissier', what: 'Facture du lit 14' },
          { time: '08:32', who: 'Éric, caissier', what: 'Dossier du lit 14', isRefused: true },
          { time: '09:05', who: 'Solange, médecin', what: 'Nouvelle dose, lit 9' },
          { time: '11:47', who: 'Patrick, pharmacien', what: 'Ordonnances du lit 9' },
          { time: '16:20', who: 'Aline, auditrice', what: 'Ce journal, en lecture seule' },
        ],
      },
      corporation: {
        label:
          'Un groupe de quatre sociétés en quatre monnaies, additionnées en dollars sans ce qu’elles se sont vendu.',
        title: 'Le groupe en octobre',
        columns: ['Société', 'En dollars'],
        companies: [
          { name: 'Rwanda', currency: 'RWF', amount: 464_000_000, perDollar: 1450 },
          { name: 'Ouganda', currency: 'UGX', amount: 766_500_000, perDollar: 3650 },
          { name: 'Angola', currency: 'AOA', amount: 128_100_000, perDollar: 915 },
          { name: 'Côte d’Ivoire', currency: 'XOF', amount: 53_200_000, perDollar: 560 },
        ],
        betweenCompanies: { says: 'Vendu entre elles', dollars: 41_500 },
        total: 'Ventes du groupe',
      },
    },
  },
  capabilities: {
    heading: 'Ce que le siège y gagne',
    entries: [
      {
        id: 'rights',
        title: 'Des droits par site et par poste',
        text: `${sayFigure(figures.roleTemplates)} modèles de rôles, de ${roleNames['Super Admin']} à ${roleNames.Auditor}, et vos propres rôles à côté. Responsable dans une ville, on n’est qu’un nom dans la suivante.`,
      },
      {
        id: 'approval-chains',
        title: 'Circuits de validation',
        text: 'Un remboursement, une perte ou un nouveau fournisseur passe par les personnes que vous nommez, dans l’ordre que vous fixez. Tant qu’elles n’ont pas signé, rien ne bouge.',
      },
      {
        id: 'price-lists',
        title: 'Listes de prix',
        text: 'Une pour le pays, une pour la ville frontière, une pour la saison. La caisse prend la bonne toute seule.',
      },
      {
        id: 'all-stores',
        title: 'Le stock de tous les sites',
        text: 'Ce qui est en rayon, dans le camion et en commande, pour un produit ou pour toute la maison.',
      },
      {
        id: 'white-label',
        title: 'Marque blanche',
        text: 'Écrans, reçus et e-mails portent votre nom. Vos clients n’ont pas à connaître le nôtre.',
      },
      {
        id: 'api',
        title: 'API et webhooks',
        text: 'Ventes, paiements, remboursements et stock partent vers vos systèmes à mesure, avec la documentation que vos ingénieurs demanderont d’abord.',
      },
      {
        id: 'audit-trail',
        title: 'Journal des actions',
        text: 'Qui a changé quoi, depuis quelle caisse, et ce que c’était avant. Personne ne peut l’éteindre, pas même le propriétaire du compte.',
      },
      {
        id: 'reports',
        title: 'Des rapports qui voyagent',
        text: 'Le responsable régional reçoit la région, la direction le pays, chacun par e-mail avant la réunion du matin.',
      },
      {
        id: 'no-network',
        title: 'Des caisses sans réseau',
        text: 'Un site coupé du réseau continue de vendre selon les règles qu’il avait. Ce qu’il a vendu part quand le réseau revient.',
      },
    ],
  },
  rollout: {
    heading: 'Comment chaque comptoir y arrive',
    note: 'Un plan écrit précède le premier site, avec un nom à côté de chaque étape. Le calendrier dépend de vos sites ; nous le faisons donc ensemble.',
    entries: [
      {
        title: 'Écouter',
        text: 'Votre gestionnaire de compte s’assied au siège, puis derrière un comptoir, et écrit les règles comme on les suit vraiment.',
      },
      {
        title: 'Poser les règles',
        text: 'Rôles, listes de prix et validations se montent dans un espace d’essai. Vous envoyez les plus stricts des vôtres essayer de le prendre en défaut.',
      },
      {
        title: 'Reprendre les anciens comptes',
        text: 'Produits, clients et crédits en cours sont chargés depuis vos listes. Le siège signe les chiffres de départ.',
      },
      {
        title: 'Un site d’abord',
        text: 'Il tient les deux systèmes jusqu’à ce qu’ils soient d’accord à la clôture. Ce dont il se plaint est corrigé avant que le suivant commence.',
      },
      {
        title: 'Ville après ville',
        text: 'Ceux du premier site forment ceux du deuxième. Aucune ville ne bascule dans sa plus grosse semaine de l’année.',
      },
      {
        title: 'Remettre les clés',
        text: 'Vos propres administrateurs prennent la main. Le gestionnaire de compte reste, et le numéro de téléphone aussi.',
      },
    ],
  },
  plan: {
    ...sayPlan('enterprise'),
    heading: 'Une formule, et on parle du prix.',
    text: `${plans.enterprise.name} a un prix affiché, pour que vous puissiez commencer sans demander : un compte, des utilisateurs et des sites illimités. Un groupe de la taille d’un ${claims.largeCorporations.what} a d’ordinaire besoin d’un contrat à lui. Demandez un devis : prix sur mesure et remises de volume sont possibles sur demande, par écrit, pour le nombre de sites que vous avez.`,
    points: [
      'Utilisateurs et sites illimités',
      'Marque blanche et gestion avancée des droits par rôle',
      'Gestionnaire de compte dédié',
      'Garantie SLA',
      `Assistance par téléphone ${aroundTheClock}`,
    ],
    actions: [
      askUs(
        'Demander un prix',
        'sales volume',
        'Je voudrais un prix sur mesure et une remise de volume pour plusieurs sites.',
      ),
      { label: 'Voir les formules', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Les directions demandent',
    actions: [askUs('Poser la vôtre', 'question volume', 'J’ai une question sur la formule Enterprise.')],
    entries: [
      {
        id: 'accounting',
        question: 'Nous avons déjà un logiciel de comptabilité. Doit-il partir ?',
        answer:
          'Non. Ventes, paiements et mouvements de stock lui arrivent par l’API ou en fichiers chaque soir. La plupart des groupes gardent leur comptabilité et changent ce qui la nourrit.',
      },
      {
        id: 'own-prices',
        question: 'Un site peut-il garder ses propres prix ?',
        answer:
          'Oui, si vous le permettez. Un prix appartient à la chaîne, à une région ou à un site, et le rapport montre qui l’a fixé et quand.',
      },
      {
        id: 'hipaa',
        question: `Que veut dire ${claims.hipaa.what} pour un hôpital au Rwanda ?`,
        answer:
          'D’ordinaire, c’est un partenaire ou un assureur à l’étranger qui le demande. La norme fixe qui peut lire un dossier de santé et ce qui doit être noté. La loi de votre pays sur les données personnelles s’applique aussi ; dites-nous laquelle, et notre équipe parcourt les deux listes avec la vôtre.',
      },
      {
        id: 'standards',
        question: 'Quelles normes nos auditeurs trouveront-ils ?',
        answer: `Celles qu’ils demandent par leur nom : ${sayList(['RGPD (GDPR)', claims.hipaa.what, claims.soc2.what, claims.ccpa.what, claims.sox.what])}. Ce que chacune veut dire pour vous, et quel document nous demander, est sur notre page « Garanties et sécurité ».`,
      },
      {
        id: 'who-sees',
        question: 'Qui voit nos chiffres chez vous ?',
        answer:
          'Personne, sauf si vous ouvrez un dossier d’assistance et laissez entrer quelqu’un pour le traiter. Ce qu’il a regardé est ensuite dans votre journal des actions, comme pour tout le monde.',
      },
      {
        id: 'more-uptime',
        question: `Et si ${sayFigure(figures.uptime)} de disponibilité ne nous suffit pas ?`,
        answer:
          'C’est le service courant. Le contrat des organisations qui ont besoin de plus porte un chiffre plus élevé et dit ce que nous devons si nous ne le tenons pas ; demandez-en le texte à l’équipe commerciale.',
      },
      {
        id: 'leaving',
        question: 'Pouvons-nous partir ?',
        answer:
          'Oui. Vos données sont à vous : vous pouvez tout exporter dans des fichiers que d’autres systèmes lisent, à tout moment et une fois encore le dernier jour.',
      },
    ],
  },
  related: {
    label: 'Va bien avec',
    links: [
      {
        label: 'Multi-sites',
        text: 'Sites, transferts et listes de prix',
        href: '/multi-location',
        module: 'inventory',
      },
      {
        label: 'Chacun ses données',
        text: 'Plusieurs sociétés, un système',
        href: '/multi-tenant-architecture',
        module: 'hotel',
      },
      {
        label: 'Les chiffres en direct',
        text: 'Tous les sites sur un écran',
        href: '/real-time-analytics',
        module: 'crm',
      },
    ],
  },
  closing: {
    heading: 'Envoyez-nous votre règle la plus dure.',
    text: 'Le remboursement que personne ne peut faire seul, le prix qu’une seule ville connaît. Nous la montons avant la démonstration, et vous essayez de la contourner.',
    actions: [
      askUs(
        'Réserver une démo',
        'demo enterprise',
        'Je voudrais réserver une démonstration pour une grande entreprise. Voici notre règle la plus dure :',
      ),
      askUs(
        'Parler à un commercial',
        'sales enterprise',
        'Je voudrais parler à l’équipe commerciale pour une grande entreprise.',
      ),
    ],
    related: [
      { label: 'Sécurité, disponibilité et indemnités', href: '/enterprise-grade' },
      { label: 'Qui peut faire quoi', href: '/role-based-access-control' },
      { label: 'La pharmacie d’un groupe hospitalier', href: '/pharmacy' },
      { label: 'Appeler un bureau', href: '/contact' },
    ],
  },
} as const satisfies EnterpriseSolutionsCopy
