import type { PaperTable, PaperWords } from '#content/paper-words.ts'

/** Le pain d'un jour dans une petite boulangerie ; les sommes sont comptées plus bas. Inventé, en francs. */
const batch = {
  baked: 60,
  notSold: 4,
  costs: [
    ['Farine', 24_000],
    ['Levure, sucre, sel, huile', 6_300],
    ['Bois ou gaz', 3_500],
    ['Les bras : les heures de cette fournée', 6_000],
    ['Loyer, courant, eau : la part d’un jour', 2_200],
  ],
  price: 1_000,
} as const

const say = (amount: number) => amount.toLocaleString('fr-FR')
const allCosts = batch.costs.reduce((sum, [, cost]) => sum + cost, 0)
const sold = batch.baked - batch.notSold
const costEach = allCosts / sold

const loaf: PaperTable = {
  kind: 'table',
  caption: 'Un exemple aux chiffres inventés : une fournée de pains, en francs',
  columns: [
    { label: 'Quoi', share: 7 },
    { label: 'Exemple', share: 3, isAmount: true },
    { label: 'Chez moi', share: 3 },
    { label: 'Chez moi, autre produit', share: 3 },
  ],
  rows: [
    ...batch.costs.map(([what, cost]) => [what, say(cost), '', '']),
    ['Tout le coût de la fournée (A)', say(allCosts), '', ''],
    ['Pièces faites', say(batch.baked), '', ''],
    ['Données, cassées, restées', say(batch.notSold), '', ''],
    ['Pièces vendues (B)', say(sold), '', ''],
    ['Une pièce me coûte : A divisé par B', say(costEach), '', ''],
    ['Mon prix pour une pièce (C)', say(batch.price), '', ''],
    ['Reste d’une pièce : C moins son coût', say(batch.price - costEach), '', ''],
    ['Reste de toute la fournée', say((batch.price - costEach) * sold), '', ''],
  ],
  isForWriting: true,
  isSample: true,
}

export const planningTools = {
  title: 'Feuilles de prévision',
  description:
    'Quatre feuilles pour une petite boutique, à copier et à remplir à la main : le stock de départ, le vrai prix d’un pain, la caisse du soir et les mois à venir.',
  kind: 'Feuilles à remplir',
  sheets: 4,
  lead: 'Chaque feuille marche seule et sans ordinateur. Gardez la première copie vierge, et remplissez la deuxième.',
  sections: [
    {
      id: 'stock',
      title: 'Le stock de départ',
      blocks: [
        {
          kind: 'list',
          items: [
            'Comptez un rayon à la fois, à deux : l’un compte, l’autre écrit. La boutique reste ouverte.',
            'Comptez des pièces, et écrivez combien en tient un casier. N’écrivez pas ce qu’il devrait y avoir.',
            'Le prix est ce que vous avez payé, non ce que vous demandez.',
          ],
        },
        { kind: 'fields', labels: ['Rayon ou pièce', 'Jour, et qui a compté'] },
        {
          kind: 'table',
          caption: 'Comptage',
          columns: [
            { label: 'Produit, taille', share: 7 },
            { label: 'Pièces', share: 2, isAmount: true },
            { label: 'Payé la pièce', share: 3, isAmount: true },
            { label: 'Valeur', share: 3, isAmount: true },
            { label: 'Périme le', share: 3 },
          ],
          rows: [],
          blankRows: 13,
        },
        { kind: 'fields', labels: ['Total de cette feuille', 'Total de toutes les feuilles'] },
      ],
    },
    {
      id: 'price',
      title: 'Le prix d’un pain, tout compris',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Le pain tient la place de tout ce que vous faites ou emballez vous-même : du savon, des samoussas, un écran réparé. Prenez un jour ordinaire, pas le meilleur.',
        },
        loaf,
        {
          kind: 'text',
          text: 'S’il ne reste rien, changez une chose et recomptez : cuire moins de ce que personne n’achète, acheter la farine avec un voisin, ou demander un peu plus. Vos propres heures sont un coût, même quand vous ne vous payez rien.',
        },
        { kind: 'lines', label: 'Ce que je vais changer', count: 3 },
      ],
    },
    {
      id: 'cash',
      title: 'La caisse du soir',
      startsSheet: true,
      blocks: [
        {
          kind: 'steps',
          items: [
            'Notez le fond du matin et les ventes du jour, d’après la caisse ou le cahier.',
            'Comptez le tiroir avant de regarder ce qu’il devrait contenir.',
            'Notez l’écart, même petit. Le même écart le même jour de la semaine a une raison.',
          ],
        },
        { kind: 'fields', labels: ['Caisse, et jour', 'Clôturée par'] },
        {
          kind: 'table',
          caption: 'Billets et pièces du tiroir',
          columns: [
            { label: 'Billet ou pièce', share: 4 },
            { label: 'Combien', share: 3, isAmount: true },
            { label: 'Montant', share: 4, isAmount: true },
            { label: 'Remarque', share: 5 },
          ],
          rows: [],
          blankRows: 8,
        },
        {
          kind: 'table',
          caption: 'Ce qu’il devrait y avoir',
          columns: [
            { label: 'Quoi', share: 6 },
            { label: 'Montant', share: 3, isAmount: true },
          ],
          rows: [
            'Fond du matin',
            'Ventes en espèces',
            'Crédits remboursés en espèces',
            'Sorti du tiroir, avec un reçu (à enlever)',
            'Porté à la banque ou sur le téléphone (à enlever)',
            'Devrait être dans le tiroir',
            'Est dans le tiroir',
            'Écart',
            'À part : mobile money du jour',
            'À part : vendu à crédit ce jour',
          ].map((line) => [line, '']),
          isForWriting: true,
        },
      ],
    },
    {
      id: 'months',
      title: 'Le mois où l’argent manque',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Écrivez pour chaque mois ce qui va vraiment entrer et sortir, non ce qui est facturé. La scolarité, les pluies et les fêtes reviennent chaque année : regardez le cahier de l’an dernier. Ce qui reste passe en haut du mois suivant.',
        },
        {
          kind: 'table',
          caption: 'Six mois de caisse',
          columns: [
            { label: 'Mois', share: 6 },
            ...['A', 'B', 'C', 'D', 'E', 'F'].map((label) => ({ label, share: 2, isAmount: true }) as const),
          ],
          rows: [
            'Nom du mois',
            'En main au début',
            'Ventes, espèces et mobile money',
            'Crédits remboursés',
            'Autre argent entré',
            'Marchandise achetée',
            'Salaires, et le mien',
            'Loyer, courant, eau, internet',
            'Impôts et taxes',
            'Prêt ou tontine',
            'Scolarité, famille',
            'Autre argent sorti',
            'En main à la fin',
          ].map((line) => [line, '', '', '', '', '', '']),
          isForWriting: true,
        },
        {
          kind: 'list',
          items: [
            'Si un mois finit sous zéro, agissez deux mois plus tôt.',
            'Cherchez d’abord la marchandise qui dort, puis les crédits en retard, et seulement ensuite un prêt.',
          ],
        },
        { kind: 'lines', label: 'Le mois difficile, et ce que je fais avant', count: 4 },
      ],
    },
  ],
} as const satisfies PaperWords
