import type { PaperWords } from '#content/paper-words.ts'
import { brand } from '#facts/brand.ts'

export const financialResources = {
  title: 'Avant de demander un prêt',
  description:
    'Ce qu’une banque ou une tontine veut voir avant de prêter à un petit commerce, des feuilles à remplir avec vos propres chiffres, et un modèle de demande.',
  kind: 'Guide',
  sheets: 3,
  lead: 'Nous ne prêtons rien et ne connaissons les règles d’aucune banque. Voici les questions que posent la plupart des prêteurs, pour que vous y répondiez avec vos chiffres et sans surprise.',
  sections: [
    {
      id: 'folder',
      title: 'Ce qui va dans le dossier',
      blocks: [
        {
          kind: 'table',
          caption: 'Les papiers, et d’où ils viennent',
          columns: [
            { label: 'On vous demande', share: 5 },
            { label: 'Où cela se trouve', share: 6 },
            { label: 'Au dossier', share: 2 },
          ],
          rows: [
            ['Qui vous êtes', 'Carte d’identité, registre de commerce, numéro de contribuable', ''],
            ['Ce que vous vendez', 'Ventes par mois et par produit, une année si vous l’avez', ''],
            ['Ce qu’il en reste', 'Ventes moins marchandise, salaires et loyer, mois par mois', ''],
            ['Ce que vous avez', 'Stock au prix d’achat, machines, argent en main', ''],
            ['Ce que vous devez', 'Fournisseurs, autres prêts, tontine, impôts', ''],
            ['Qui vous doit', 'Crédits aux clients, les plus vieux d’abord', ''],
            ['Comment l’argent circule', 'Relevés de banque et de mobile money', ''],
            ['À quoi sert le prêt', 'Un devis du vendeur, avec un prix et une date', ''],
            ['Ce qui se passe si cela tourne mal', 'Un gage ou une caution, et ce que vous vendriez d’abord', ''],
          ],
          isForWriting: true,
        },
        {
          kind: 'text',
          text: `Si vous vendez avec ${brand.product}, les ventes, le stock et les crédits des clients s’impriment depuis les rapports ; choisissez toute l’année et exportez. Si vous tenez un cahier, la feuille ci-dessous suffit : trois mois honnêtes valent mieux que douze devinés.`,
        },
      ],
    },
    {
      id: 'figures',
      title: 'Vos chiffres sur une feuille',
      startsSheet: true,
      blocks: [
        {
          kind: 'table',
          caption: 'Les trois derniers mois',
          columns: [
            { label: '', share: 6 },
            { label: 'Mois', share: 3, isAmount: true },
            { label: 'Mois d’avant', share: 3, isAmount: true },
            { label: 'Et avant', share: 3, isAmount: true },
          ],
          rows: [
            'Ventes',
            'Marchandise vendue, au prix d’achat',
            'Salaires, le vôtre compris',
            'Loyer, courant, eau, internet',
            'Transport et réparations',
            'Impôts et taxes',
            'Échéances d’autres prêts',
            'Reste',
          ].map((line) => [line, '', '', '']),
          isForWriting: true,
        },
        {
          kind: 'table',
          caption: 'Aujourd’hui',
          columns: [
            { label: 'Vous avez', share: 5 },
            { label: 'Montant', share: 3, isAmount: true },
            { label: 'Vous devez', share: 5 },
            { label: 'Montant', share: 3, isAmount: true },
          ],
          rows: [
            ['Argent : caisse, banque, téléphone', '', 'Fournisseurs', ''],
            ['Stock, au prix d’achat', '', 'Prêts et tontine', ''],
            ['Les clients vous doivent', '', 'Impôts et salaires non payés', ''],
            ['Machines et mobilier', '', 'Famille', ''],
            ['Total', '', 'Total', ''],
          ],
          isForWriting: true,
        },
        {
          kind: 'list',
          items: [
            'L’échéance doit tenir dans ce qui reste de votre plus mauvais mois, pas du meilleur.',
            'Demandez le total que vous aurez remboursé à la fin, frais et assurance compris, et comparez les prêteurs là-dessus.',
            'Un prêt pour de la marchandise devrait finir avant qu’elle soit vendue, un prêt pour une machine avant qu’elle soit usée.',
          ],
        },
        { kind: 'fields', labels: ['Reste du plus mauvais mois', 'Le plus que je peux payer par mois'] },
      ],
    },
    {
      id: 'letter',
      title: 'La demande',
      startsSheet: true,
      blocks: [
        {
          kind: 'letter',
          subject: 'Demande d’un prêt de [montant et monnaie]',
          paragraphs: [
            'Madame, Monsieur [nom du responsable ou du groupe],',
            'Je tiens [métier] à [lieu] depuis [année], avec [nombre] personnes. Ces trois derniers mois, j’ai vendu pour [somme] et gardé [somme] une fois tout payé ; la feuille avec les chiffres est jointe.',
            'Je demande [montant] pour [acheter quoi, chez qui, à quel prix]. Cela me permet de [vendre quoi de plus, économiser quoi]. J’en attends [somme] de plus par mois à partir de [mois], et j’ai compté avec la moitié.',
            'Je propose de rembourser [échéance] chaque [semaine, mois, récolte] du [jour] au [jour]. Dans un mauvais mois, j’ai [somme] de [source].',
            'En garantie, je propose [gage ou caution]. Je dois [somme] à d’autres, à payer avant le [jour].',
            'Mes comptes vous sont ouverts à tout moment. [Nom, téléphone, signature]',
          ],
        },
      ],
    },
    {
      id: 'offers',
      title: 'Ce qu’ils ont répondu',
      blocks: [
        {
          kind: 'table',
          caption: 'Les offres côte à côte',
          columns: [
            { label: '', share: 6 },
            { label: 'Prêteur', share: 4 },
            { label: 'Prêteur', share: 4 },
            { label: 'Prêteur', share: 4 },
          ],
          rows: [
            'Versé en main, frais déduits',
            'Chaque échéance, et son rythme',
            'Première et dernière échéance le',
            'Tout ce que j’aurai payé à la fin',
            'Coût du prêt : tout payé moins versé',
            'Garantie qu’ils veulent',
            'Si je paie en retard',
            'Si je rembourse plus tôt',
          ].map((line) => [line, '', '', '']),
          isForWriting: true,
        },
        { kind: 'fields', labels: ['Je choisis, parce que', 'Une personne de confiance l’a lu : nom, jour'] },
      ],
    },
  ],
} as const satisfies PaperWords
