import type { GenderEqualityCopy } from '#content/copy/gender-equality.ts'
import { askUs } from '#content/page-words.ts'
import { figures, roleTemplates } from '#facts/claims.ts'
import { contact } from '#facts/contact.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'
import { roleNames } from './names.ts'

export const genderEquality = {
  title: 'Égalité femmes-hommes',
  searchTitle: 'Égalité femmes-hommes : rôles, salaires, congés',
  description:
    'Dans la suite, les droits suivent le rôle, jamais la personne. De même l’embauche, le salaire et le congé chez nous. Ce qui décide, et ce qui ne décide pas.',
  opening: {
    kicker: 'L’égalité femmes-hommes au travail',
    headline: ['Même travail,', 'mêmes clés.'],
    lead: 'Ouvrir le coffre est une affaire de confiance, et la confiance se donne souvent par habitude. Un rôle écrit en chasse l’habitude.',
    actions: [
      askUs(
        'Revoir vos rôles',
        'consultation roles',
        'Je voudrais passer en revue avec quelqu’un les rôles de mon commerce.',
      ),
      { label: 'Qui peut faire quoi', href: '/role-based-access-control' },
    ],
    facts: [
      ['Rôles pour commencer', `${roleTemplates.length}`],
      ['Pour une équipe', `${plans.professional.name}, ${sayPrice(plans.professional.monthlyPrice)} par mois`],
      ['Congé parental', `${sayFigure(figures.parentalLeave)} semaines, mère ou père`],
    ],
  },
  settings: {
    heading: 'Quand l’égalité est un réglage',
    note: 'Dans la suite, pour tous ceux qui travaillent dans votre boutique.',
    entries: [
      {
        title: 'Des droits selon le rôle',
        text: 'L’écran demande pour quel travail quelqu’un est employé. On ne demande rien d’autre sur la personne, et aucun champ n’est prévu pour cela.',
      },
      {
        title: 'Un registre équitable',
        text: 'Le journal des actions montre qui a fait quoi et quand : l’éloge et le reproche vont au bon nom.',
      },
      {
        title: 'Les chiffres avant les avis',
        text: 'Les ventes par caissier et la recette par équipe se comptent de la même façon pour tout le monde.',
        links: [{ label: 'Rapports par personne et par équipe', href: '/real-time-analytics' }],
      },
      {
        title: 'Des horaires que tous peuvent lire',
        text: 'Heures et caisses sont sur un seul planning. Tout le monde voit qui a toujours le soir, le patron le premier.',
      },
      {
        title: 'L’accord à deux',
        text: 'Un remboursement ou un changement de prix peut exiger une deuxième personne. La règle est la même pour la nouvelle caissière et pour le vieil ami.',
      },
    ],
  },
  scenes: {
    heading: 'Un rôle, une mesure.',
    note: 'Deux images d’une boutique d’exemple. Les personnes sont inventées ; la façon de compter ne l’est pas.',
    rights: {
      label: `Solange et Jean-Paul ont tous deux le rôle ${roleNames.Manager} : chaque droit de l’une, l’autre l’a aussi.`,
      title: 'Un rôle, deux personnes',
      role: roleNames.Manager,
      people: ['Solange', 'Jean-Paul'],
      rights: [
        { name: 'Changer un prix', isGiven: true },
        { name: 'Valider un remboursement', isGiven: true },
        { name: 'Commander du stock', isGiven: true },
        { name: 'Lire le rapport du site', isGiven: true },
        { name: 'Donner des rôles', isGiven: false },
        { name: 'Fermer le compte', isGiven: false },
      ],
      yes: 'oui',
      no: 'non',
    },
    shift: {
      label: 'Deux caissiers un même samedi, mesurés pareil : reçus, recette, francs par reçu, et le tiroir.',
      title: 'Samedi, les deux caisses',
      aside: 'de 8 h à 16 h',
      people: [
        { name: 'Divine', receipts: 214, takings: 486_200, counted: 486_200 },
        { name: 'Patrick', receipts: 198, takings: 461_340, counted: 461_140 },
      ],
      cashier: 'À la caisse',
      receipts: 'Reçus',
      takings: 'Recette',
      each: 'Par reçu, environ',
      difference: 'Tiroir',
    },
  },
  practice: {
    heading: 'Ce qui décide, chez nous',
    note: 'La même idée dans notre propre entreprise, mise par écrit pour que chacun puisse nous la rappeler.',
    caption:
      'Ce qui décide de l’embauche, du salaire, du congé et des plaintes dans l’entreprise, et ce qui n’en décide pas',
    columns: ['Pour', 'Ce qui décide', 'Ce qui ne décide pas'],
    rows: [
      [
        'L’embauche',
        'Une tâche du métier, faite avant que les noms soient connus',
        'Une photo, un mariage, un projet d’enfants',
      ],
      [
        'Le salaire',
        'Une fourchette écrite pour le poste, connue de tous ceux qui l’ont',
        'Ce que l’on gagnait avant, ou que l’on a osé demander',
      ],
      ['La promotion', 'Deux personnes qui ont vu le travail disent pourquoi', 'Les heures tardives au bureau'],
      ['Le congé', 'Un enfant est arrivé, par naissance ou par adoption', 'Lequel des parents travaille ici'],
      ['La garde de nuit', 'Un tour de garde où chacun compte', 'Qui passe pour libre le soir'],
      ['Les réunions', 'Les heures où les écoles sont ouvertes', 'Qui parle d’habitude en premier'],
      ['Les plaintes', 'Quelqu’un qui n’est le chef d’aucun des deux', 'Le rang de la personne visée par la plainte'],
    ],
  },
  open: {
    heading: 'Ce qui manque encore',
    note: 'L’égalité n’est jamais finie. Voici les deux choses à compter ensuite.',
    entries: [
      {
        id: 'pay-comparison',
        title: 'Une comparaison publiée',
        text: 'Ce que gagnent les femmes par rapport aux hommes dans notre entreprise n’est pas encore sur cette page. Quand cela y sera, la date du compte sera à côté.',
      },
      {
        title: 'L’autre moitié du congé',
        text: 'Le congé parental, chez nous, revient à qui est devenu parent. Les pères le prennent-ils en entier ? Cela reste à compter.',
        links: [{ label: 'Ce que le congé veut dire pour les mères', href: '/women-empowerment' }],
      },
    ],
  },
  questions: {
    heading: 'Questions d’équité',
    entries: [
      {
        id: 'stored-gender',
        question: 'La suite note-t-elle si quelqu’un est une femme ou un homme ?',
        answer:
          'Pas pour le personnel. Une personne a un nom, des identifiants, un rôle et les sites où elle travaille.',
      },
      {
        id: 'tips',
        question: 'La suite m’aide-t-elle à partager pourboires ou commissions équitablement ?',
        answer:
          'Elle compte les ventes et les tours de service par personne, et c’est le plus dur. Comment se partage le total, c’est votre règle, et vous pouvez l’imprimer sur la même feuille.',
      },
      {
        id: 'report',
        question: 'L’un des vôtres m’a mal traitée. Que faire ?',
        answer: `Écrivez à ${contact.email} et dites-nous le jour. Quelqu’un qui ne travaille pas avec cette personne vous lit et vous dit quelle suite a été donnée.`,
      },
      {
        id: 'fathers',
        question: 'Un père peut-il prendre le congé ?',
        answer: 'Oui, et on lui demande quand, pas si. De même pour un parent qui adopte.',
      },
    ],
  },
  closing: {
    heading: 'Comparez deux personnes au même poste.',
    text: 'Si elles ne peuvent pas faire les mêmes choses dans votre système d’aujourd’hui, montrez-le-nous, et nous vous montrons le rôle qui y remédierait.',
    actions: [
      askUs('Demander une démo', 'demo roles', 'Je voudrais voir ce que donneraient les rôles dans mon commerce.'),
    ],
    related: [
      { label: 'Autonomisation des femmes', href: '/women-empowerment' },
      { label: 'Qui travaille ici', href: '/about' },
      { label: 'Bureaux et téléphones', href: '/contact' },
      { label: 'Comment se donnent les accès', href: '/role-based-access-control' },
      { label: 'Toutes les formules et leurs prix', href: '/pricing' },
    ],
  },
} as const satisfies GenderEqualityCopy
