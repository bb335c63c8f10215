import type { PaperWords } from '#content/paper-words.ts'
import { brand } from '#facts/brand.ts'

const quarters = ['1er trimestre', '2e', '3e', '4e'] as const

export const budgetWorkbook = {
  title: 'Classeur de budget',
  description:
    'Quatre feuilles pour une subvention : ses conditions et ses dates, son budget par trimestre, ses reçus, et le contrôle de fin de mois. À remplir à la main.',
  kind: 'Feuilles à remplir',
  sheets: 4,
  lead: `Un exemplaire par subvention. Remplissez les deux premières feuilles le jour de la signature, les deux autres chaque mois. Les colonnes sont celles d’un simple tableau : un tableur ou ${brand.product} peut les reprendre plus tard.`,
  sections: [
    {
      id: 'grant',
      title: 'La subvention',
      blocks: [
        {
          kind: 'fields',
          labels: [
            'Nom de la subvention',
            'Numéro dans la convention',
            'Bailleur, et qui y répond',
            'Montant et monnaie',
            'Commence le',
            'Finit le',
            'Notre compte en banque pour elle',
            'Qui peut y puiser',
          ],
        },
      ],
    },
    {
      id: 'conditions',
      title: 'Conditions et dates',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'Une ligne peut être dépassée d’autant sans demander : écrivez ici le chiffre de la convention.',
            'Les dépenses d’avant le premier jour : elles comptent, ou non.',
            'Les achats au-dessus de ce prix demandent les devis de plusieurs vendeurs.',
            'Les originaux sont envoyés, ou gardés tant d’années.',
            'Le change est passé à ce taux : celui de la banque, du bailleur, du mois.',
            'Ce qui est acheté revient à la fin à nous, au village, au bailleur.',
          ],
        },
        {
          kind: 'table',
          caption: 'Ce qui est dû, et quand',
          columns: [
            { label: 'Dû : rapport, paiement, visite, audit', share: 7 },
            { label: 'Jour', share: 3 },
            { label: 'Qui s’en charge', share: 4 },
            { label: 'Fait', share: 2 },
          ],
          rows: [],
          blankRows: 5,
        },
      ],
    },
    {
      id: 'budget',
      title: 'Budget par ligne et par trimestre',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Les lignes d’abord, puis ce qu’on oublie souvent. Barrez ce dont vous n’avez pas besoin. Unités entières de la monnaie ; aucune ligne sans quelqu’un qui la surveille.',
        },
        {
          kind: 'table',
          caption: 'Dépenses prévues',
          columns: [
            { label: 'Ligne', share: 6 },
            ...quarters.map((label) => ({ label, share: 3, isAmount: true }) as const),
            { label: 'En tout', share: 3, isAmount: true },
            { label: 'Surveillée par', share: 3 },
          ],
          rows: [
            'Salaires et charges sociales',
            'Formation : salle, repas, papier',
            'Fournitures et matériel',
            'Déplacements sur le site',
            'Transport de marchandises',
            'Téléphone et internet',
            'Frais de banque et mobile money',
            'Loyer et courant, notre part',
            'Réparations',
            'Audit',
            'Suivi et rapports',
          ].map((line) => [line, '', '', '', '', '', '']),
          isForWriting: true,
          blankRows: 5,
        },
        {
          kind: 'table',
          caption: 'D’où vient l’argent',
          columns: [
            { label: 'Source', share: 6 },
            ...quarters.map((label) => ({ label, share: 3, isAmount: true }) as const),
            { label: 'En tout', share: 3, isAmount: true },
            { label: 'Sûr ?', share: 3 },
          ],
          rows: ['Ce bailleur', 'Notre part, en argent', 'Notre part, en travail et en biens', ''].map((source) => [
            source,
            '',
            '',
            '',
            '',
            '',
            '',
          ]),
          isForWriting: true,
        },
      ],
    },
    {
      id: 'receipts',
      title: 'Reçus',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Une ligne par reçu, le jour même. Écrivez le même numéro sur le reçu. Copiez cette feuille autant qu’il en faut.',
        },
        {
          kind: 'table',
          caption: 'Reçus du mois',
          columns: [
            { label: 'Nº', share: 2 },
            { label: 'Jour', share: 2 },
            { label: 'Quoi, et chez qui', share: 7 },
            { label: 'Ligne', share: 4 },
            { label: 'Montant', share: 3, isAmount: true },
            { label: 'Payé par', share: 3 },
          ],
          rows: [],
          blankRows: 21,
        },
      ],
    },
    {
      id: 'month',
      title: 'La fin du mois',
      startsSheet: true,
      blocks: [
        {
          kind: 'table',
          caption: 'Ce qui reste sur chaque ligne',
          columns: [
            { label: 'Ligne', share: 6 },
            { label: 'Budget', share: 3, isAmount: true },
            { label: 'Dépensé avant', share: 3, isAmount: true },
            { label: 'Dépensé ce mois', share: 3, isAmount: true },
            { label: 'Reste', share: 3, isAmount: true },
            { label: 'Assez jusqu’au bout ?', share: 4 },
          ],
          rows: [],
          blankRows: 11,
        },
        {
          kind: 'boxes',
          items: [
            'L’argent en banque, en caisse et au téléphone fait ensemble ce que disent les comptes.',
            'Quelqu’un qui ne dépense rien de cette subvention a compté avec vous.',
            'Le bailleur est prévenu de chaque ligne qui va manquer, avant qu’elle manque.',
            'Les dons faits pour autre chose sont restés à leur place.',
          ],
        },
        {
          kind: 'fields',
          labels: [
            'En banque',
            'En caisse',
            'Au téléphone',
            'Total, et ce que disent les comptes',
            'Compté par',
            'Vu par',
          ],
        },
      ],
    },
  ],
} as const satisfies PaperWords
