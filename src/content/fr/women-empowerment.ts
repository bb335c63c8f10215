import type { WomenEmpowermentCopy } from '#content/copy/women-empowerment.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'
import { roleNames } from './names.ts'

const leave = `${sayFigure(figures.parentalLeave)} semaines`

export const womenEmpowerment = {
  title: 'Autonomisation des femmes',
  searchTitle: 'Autonomisation des femmes : le commerce à son nom',
  description: `Pour celles qui possèdent le commerce qu’elles tiennent : un compte à leur nom, un an de ventes lisible pour la banque, ${leave} de congé parental chez nous.`,
  opening: {
    kicker: 'Autonomisation des femmes en affaires',
    headline: ['Son commerce,', 'à son nom.'],
    lead: 'Dans bien des boutiques, une femme connaît chaque client, chaque prix, chaque dette, et les papiers portent le nom d’un autre. Un compte à elle, c’est un petit commencement, et celui-là, nous pouvons le donner.',
    actions: [
      askUs('Un compte à mon nom', 'trial women', 'Je tiens un commerce et voudrais un compte à mon propre nom.'),
      { label: 'Ce que cela coûte', href: '/pricing' },
    ],
    facts: [
      ['Congé parental', leave],
      ['Essai gratuit', `${figures.trialDays.value} jours`],
      ['Formules à partir de', `${sayPrice(plans.starter.monthlyPrice)} par mois`],
    ],
  },
  owners: {
    heading: 'Pour la patronne',
    note: 'Ce que la suite fait pour la femme dont le nom devrait être sur la porte.',
    entries: [
      {
        title: 'Son nom en tête',
        text: 'Celle qui ouvre le compte en est l’administratrice. Elle décide qui d’autre entre, et personne ne prend sa place sans ses identifiants.',
      },
      {
        title: 'Un rôle pour chacun, plus de mot de passe commun',
        text: `Le neveu qui aide le samedi vend sous son propre nom, et ne voit pas ce que la semaine a rapporté. Jusqu’à ${plans.professional.users} personnes travaillent dans ${plans.professional.name}, ${sayPrice(plans.professional.monthlyPrice)} par mois.`,
        links: [{ label: 'Comment se donnent les rôles', href: '/role-based-access-control' }],
      },
      {
        title: 'Le mobile money, noté',
        text: 'Chaque paiement reçu sur le numéro de la boutique figure à côté de la vente qu’il règle. L’argent du commerce et celui de la maison se séparent.',
        links: [{ label: 'Comment on encaisse', href: '/point-of-sale-system' }],
      },
      {
        title: 'Des chiffres que la banque sait lire',
        text: 'Une année de ventes avec dates et totaux défend une demande de crédit ; un cahier, non.',
      },
      {
        title: 'Rentrée avant la nuit',
        text: 'La recette peut aller à la banque tant qu’il fait jour et sort aussitôt du tiroir. À la fermeture il reste peu à compter, et le rapport se lit à la maison.',
      },
      {
        title: 'Absente, et toujours aux commandes',
        text: `Pour les semaines après une naissance, elle prête à une sœur le rôle de ${roleNames.Manager} et le reprend plus tard. Le journal des actions garde les deux dates.`,
      },
      {
        title: 'Sans droit d’entrée',
        text: `L’essai ne demande pas de carte bancaire, parce que beaucoup de celles et ceux qui tiennent un commerce n’en ont pas. Pour une personne seule au comptoir, ${plans.starter.name} suffit.`,
      },
    ],
  },
  scenes: {
    heading: 'Sa liste, son année.',
    note: 'Ce que voit une patronne, et ce qu’elle peut imprimer pour qui lui prête. La boutique de ces images est inventée.',
    access: {
      label: 'Qui peut faire quoi dans une boutique : Vestine est en tête, trois autres ont chacun un rôle.',
      title: 'Qui peut entrer',
      aside: 'Boutique de Remera',
      people: [
        {
          name: 'Vestine',
          role: roleNames['Super Admin'],
          may: 'Tout, propriétaire',
          seen: 'Aujourd’hui 06:58',
          isHead: true,
        },
        { name: 'Solange', role: roleNames.Manager, may: 'Stock et prix', seen: 'Aujourd’hui 07:05' },
        { name: 'Eric', role: roleNames.Staff, may: 'La vente seule', seen: 'Samedi 19:31' },
        { name: 'Immaculée', role: roleNames.Auditor, may: 'Lire, pour les comptes', seen: '2 novembre' },
      ],
    },
    year: {
      label: 'Les ventes d’une boutique sur douze mois, dont une part grandissante est payée en mobile money.',
      title: 'Douze mois, pour la banque',
      aside: 'milliers de RWF',
      months: 'NDJFMAMJJASO',
      cash: 'Espèces',
      mobile: 'Mobile money',
      total: 'Année',
    },
  },
  house: {
    heading: 'Pour celles qui la construisent',
    note: 'Les usages de notre propre maison. Là où nous n’y arrivons pas, dites-le-nous.',
    entries: [
      {
        title: 'Un enfant naît',
        text: `Chez nous, on prend ${leave} de congé parental, et le travail attend.`,
      },
      {
        id: 'coming-back',
        title: 'Le retour',
        text: 'Qui revient peut commencer par des journées plus courtes. Le salaire horaire reste ce qu’il était.',
      },
      {
        id: 'nights',
        title: 'Les nuits',
        text: 'La garde se fait de la maison, à tour de rôle. Personne ne traverse la ville dans le noir pour une imprimante.',
      },
      {
        id: 'first-jobs',
        title: 'Premiers emplois',
        text: 'Les postes d’installation et d’assistance sont ouverts aux femmes qui ont tenu un comptoir sans jamais avoir travaillé dans un bureau. Le reste, nous l’enseignons.',
      },
      {
        id: 'visitors',
        title: 'Qui vient chez vous',
        text: 'Quand une femme demande une visite, elle peut demander que ce soit une femme qui vienne. Chaque bureau tâche de dire oui.',
      },
      {
        id: 'lessons',
        title: 'Des leçons là où l’on se réunit',
        text: 'Si une tontine proche d’un de nos bureaux demande un après-midi sur la tenue des comptes, quelqu’un vient, et n’apporte pas de contrat.',
      },
    ],
  },
  questions: {
    heading: 'Les femmes demandent',
    entries: [
      {
        id: 'family',
        question: 'Mon mari peut-il voir les chiffres ?',
        answer:
          'Seulement si vous lui donnez un rôle qui les montre. Vous pouvez lui laisser tout voir, un seul site ou rien, et changer d’avis n’importe quel jour.',
      },
      {
        id: 'no-papers',
        question: 'Mon commerce n’a pas encore de papiers. Puis-je commencer ?',
        answer:
          'Oui. L’essai demande un nom, un numéro de téléphone et une adresse e-mail. Le numéro de contribuable peut suivre quand vous l’avez, et les reçus le portent à partir de ce jour-là.',
      },
      {
        id: 'bank-report',
        question: 'La banque acceptera-t-elle le rapport ?',
        answer:
          'C’est à la banque de le dire. Ce que nous pouvons faire, c’est relier chaque total à ses ventes : c’est la première chose que demande un prêteur.',
      },
      {
        id: 'shared-phone',
        question: 'Nous partageons un téléphone en famille. Qui peut y ouvrir la caisse ?',
        answer:
          'Qui se connecte, sous son propre nom. La caisse se verrouille quand on la laisse seule, et la double authentification protège la partie de la propriétaire.',
      },
    ],
  },
  closing: {
    heading: 'La patronne, c’est déjà vous.',
    text: 'Dites-nous ce que vous vendez et qui vous aide. Nous ouvrons le compte avec vous, à votre nom.',
    actions: [
      askUs(
        'Essayer gratuitement',
        'trial women',
        'Je voudrais commencer un essai gratuit avec un compte à mon nom. Je vends :',
      ),
    ],
    related: [
      { label: 'Égalité femmes-hommes', href: '/gender-equality' },
      { label: 'Programmes pour petits commerces', href: '/small-business-backbone' },
      { label: 'Un bureau près de vous', href: '/contact' },
    ],
  },
} as const satisfies WomenEmpowermentCopy
