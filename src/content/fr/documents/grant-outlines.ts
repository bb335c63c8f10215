import type { PaperWords } from '#content/paper-words.ts'
import { brand } from '#facts/brand.ts'

export const grantOutlines = {
  title: 'Plan de rapport au bailleur',
  description: `Les parties que demandent la plupart des bailleurs, dans l’ordre habituel, avec la place d’écrire et l’endroit d’${brand.product} d’où vient chaque chiffre.`,
  kind: 'Plan',
  sheets: 4,
  lead: 'Pour qui écrit le rapport le soir. Prenez d’abord le formulaire de votre bailleur ; servez-vous de ceci s’il n’y en a pas, ou pour voir ce qui manque.',
  sections: [
    {
      id: 'before',
      title: 'Avant d’écrire',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'Relisez la convention de subvention : la période, la monnaie, qui doit signer, quels reçus accompagnent le rapport.',
            'Demandez le formulaire au bailleur. S’il y en a un, reprenez ses titres et laissez les nôtres.',
            'Clôturez d’abord la période dans les comptes. Un chiffre qui bouge encore, c’est un deuxième rapport.',
            'Décidez qui le lit avant son départ : une personne qui connaît le travail, une qui connaît l’argent.',
          ],
        },
        {
          kind: 'fields',
          labels: [
            'Subvention et numéro',
            'Bailleur',
            'Période, du et au',
            'Rapport à remettre le',
            'Rédigé par',
            'Signé par',
          ],
        },
      ],
    },
    {
      id: 'summary',
      title: 'Résumé',
      blocks: [
        {
          kind: 'text',
          text: 'Une demi-page, écrite en dernier. Ce qui était promis, ce qu’il en est advenu, ce que l’argent a donné, et la seule chose que le bailleur doit savoir même s’il ne lit rien d’autre.',
        },
        { kind: 'lines', label: 'En trois phrases', count: 5 },
      ],
    },
    {
      id: 'people',
      title: 'Les personnes',
      blocks: [
        {
          kind: 'text',
          text: 'Qui a été touché, où, et comment vous l’avez compté. Dites qui ne l’a pas été, et pourquoi. Aucun nom ni aucune photo sans permission, et jamais le nom d’un enfant.',
        },
        {
          kind: 'table',
          caption: 'Qui le travail a touché',
          columns: [
            { label: 'Groupe', share: 5 },
            { label: 'Lieu', share: 4 },
            { label: 'Prévu', share: 2, isAmount: true },
            { label: 'Touché', share: 2, isAmount: true },
            { label: 'Comment on a compté', share: 5 },
          ],
          rows: [],
          blankRows: 5,
        },
      ],
    },
    {
      id: 'work',
      title: 'Le travail',
      blocks: [
        {
          kind: 'text',
          text: 'Une ligne pour chaque chose promise. Si une chose n’a pas été faite, la dernière colonne est l’endroit pour le dire, avant que le bailleur ne le découvre.',
        },
        {
          kind: 'table',
          caption: 'Promis et fait',
          columns: [
            { label: 'Promis dans la subvention', share: 6 },
            { label: 'Fait à la fin de la période', share: 6 },
            { label: 'Preuve : liste, photo, signature', share: 5 },
            { label: 'Sinon : pourquoi, et pour quand', share: 5 },
          ],
          rows: [],
          blankRows: 7,
        },
        {
          kind: 'terms',
          entries: [
            [
              'Une personne',
              'Racontez une histoire, dans les mots de cette personne, avec sa permission écrite. Elle en dit plus qu’un adjectif.',
            ],
            [
              'Une difficulté',
              'Tout projet en a une. Dites ce qu’elle a coûté, ce que vous avez changé et ce que vous referiez.',
            ],
            [
              'Ce qui reste',
              'Qui s’occupe de la pompe, de la salle ou du fonds une fois la subvention finie, et avec quel argent.',
            ],
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'L’argent',
      blocks: [
        {
          kind: 'table',
          caption: 'Budget et dépenses, dans la monnaie de la subvention',
          columns: [
            { label: 'Ligne du budget', share: 6 },
            { label: 'Budget', share: 3, isAmount: true },
            { label: 'Dépensé avant', share: 3, isAmount: true },
            { label: 'Dépensé sur la période', share: 3, isAmount: true },
            { label: 'Reste', share: 3, isAmount: true },
            { label: 'Reçus, du et au', share: 4 },
          ],
          rows: [],
          blankRows: 9,
        },
        {
          kind: 'list',
          items: [
            'Le reste est le budget moins les deux colonnes de dépenses. Une ligne sous zéro demande l’accord du bailleur, d’habitude avant qu’elle y passe.',
            'Expliquez chaque ligne qui s’écarte beaucoup de son plan. Votre convention dit ce que beaucoup veut dire.',
            'Nommez le jour et le taux de chaque change, et où l’écart a été passé.',
            'Les intérêts et la vente de biens achetés avec la subvention ont aussi leur place ici.',
          ],
        },
        {
          kind: 'fields',
          labels: ['Reçu jusqu’ici', 'Dépensé jusqu’ici', 'En banque et en caisse', 'Compté le, par qui'],
        },
      ],
    },
    {
      id: 'sources',
      title: 'D’où viennent les chiffres',
      blocks: [
        {
          kind: 'table',
          caption: `La partie du rapport, et l’endroit dans ${brand.product}`,
          columns: [
            { label: 'Partie', share: 3 },
            { label: 'Endroit', share: 3 },
            { label: 'À regarder avant d’imprimer', share: 7 },
          ],
          rows: [
            ['Les personnes', 'Résultats', 'Saisies sans lieu ni date ; un même foyer saisi deux fois'],
            ['Le travail', 'Résultats, Bénévoles', 'Heures que personne n’a confirmées'],
            ['L’argent', 'Subventions', 'Reçus passés sur aucune ligne ; lignes qui s’épuisent'],
            ['Dons à côté de la subvention', 'Donateurs', 'Dons destinés à ce projet et passés sous un autre'],
            ['Coût de la collecte', 'Collecte de fonds', 'Promesses comptées comme si elles étaient arrivées'],
            [
              'Pièces à joindre',
              'Conformité',
              'Agrément et attestation fiscale encore valables le jour de la signature',
            ],
          ],
        },
        {
          kind: 'note',
          text: 'Vous tenez vos comptes ailleurs ? Le plan marche sans nous. Écrivez le nom de votre cahier ou de votre fichier dans la colonne du milieu.',
        },
      ],
    },
    {
      id: 'leaving',
      title: 'Avant qu’il parte',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'Les lignes donnent ensemble le total de la première page.',
            'Le reste s’accorde avec la banque et la caisse du même jour.',
            'Chaque photo et chaque nom est imprimé avec permission.',
            'Les reçus sont numérotés et rangés dans l’ordre du tableau.',
            'La personne qui signe l’a lu jusqu’au bout.',
            'Une copie reste au bureau, là où le prochain rédacteur la trouve.',
          ],
        },
        { kind: 'fields', labels: ['Date', 'Nom et signature'] },
      ],
    },
  ],
} as const satisfies PaperWords
