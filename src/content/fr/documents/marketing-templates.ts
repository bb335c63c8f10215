import type { PaperWords } from '#content/paper-words.ts'

export const marketingTemplates = {
  title: 'Modèles de publicité',
  description:
    'Un tableau de prix, des cartes de fidélité à découper, des messages pour fêtes, arrivages et crédits en retard : à remplir et imprimer au coin de la rue.',
  kind: 'Modèles',
  sheets: 4,
  lead: 'Remplir, copier, découper. De l’encre noire sur du papier ordinaire suffit ; un bon feutre se lit mieux qu’une imprimante fatiguée.',
  sections: [
    {
      id: 'messages',
      title: 'Messages',
      blocks: [
        {
          kind: 'text',
          text: 'Pour SMS, WhatsApp ou e-mail. N’écrivez qu’à ceux qui vous ont donné leur numéro pour cela, dites qui vous êtes dès les premiers mots, et arrêtez quand on vous le demande.',
        },
        {
          kind: 'terms',
          entries: [
            [
              'Arrivage',
              '[Boutique] : [produit] est arrivé, [prix]. Nous vous en gardons un jusqu’à [jour] si vous répondez oui. Plus de messages ? Répondez non.',
            ],
            [
              'Avant une fête',
              '[Boutique] : pour [fête], nous ouvrons de [heure] à [heure], et fermons [jour]. Commandez [pain, gâteau, viande] avant [jour], [heure].',
            ],
            [
              'Jour de marché',
              '[Boutique] : demain à [lieu] dès [heure]. Nous apportons [trois produits]. Que vous mettons-nous de côté ?',
            ],
            [
              'C’est prêt',
              '[Boutique] : votre [réparation, commande] est prête. Prix : [montant]. Ouvert jusqu’à [heure] ; nous la gardons jusqu’à [jour].',
            ],
            [
              'Vous nous manquez',
              '[Boutique] : votre dernière visite date de [mois]. Si quelque chose n’allait pas, dites-le-nous : [numéro]. Si tout allait bien, vous savez où nous trouver.',
            ],
            [
              'Crédit, gentiment',
              '[Boutique] : [nom], [montant] du [jour] reste à payer. Pouvez-vous passer avant [jour] ? Sinon, dites-nous quel jour.',
            ],
            [
              'Merci',
              '[Boutique] : merci de votre visite. Votre reçu porte le numéro [numéro] ; apportez-le si vous devez échanger quelque chose.',
            ],
          ],
        },
        {
          kind: 'note',
          text: 'Un message par semaine au plus, aucun avant huit heures ni après vingt heures, et aucun que vous n’aimeriez pas recevoir vous-même.',
        },
      ],
    },
    {
      id: 'price-board',
      title: 'Les prix du jour',
      startsSheet: true,
      blocks: [
        { kind: 'fields', labels: ['Boutique', 'Prix du'] },
        {
          kind: 'table',
          caption: 'Prix, tout compris',
          columns: [
            { label: 'Produit', share: 7 },
            { label: 'Pour', share: 3 },
            { label: 'Prix', share: 3, isAmount: true },
          ],
          rows: [],
          blankRows: 20,
        },
        { kind: 'fields', labels: ['Ouvert', 'Appelez ou écrivez au'] },
      ],
    },
    {
      id: 'loyalty',
      title: 'Cartes de fidélité',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Copiez sur du papier fort et découpez le long des lignes. Tamponnez ou signez une case par achat ; une rangée pleine donne droit à ce que vous écrivez sur la carte. Décidez d’abord ce que vous coûte un cadeau, et combien il faut acheter de plus pour l’avoir.',
        },
        ...['Première carte', 'Deuxième carte', 'Troisième carte', 'Quatrième carte'].map(
          (caption) =>
            ({
              kind: 'table',
              caption,
              columns: [
                { label: 'Boutique, client', share: 7 },
                { label: 'a', share: 2 },
                { label: 'b', share: 2 },
                { label: 'c', share: 2 },
                { label: 'd', share: 2 },
                { label: 'e', share: 2 },
                { label: 'Cadeau', share: 4 },
              ],
              rows: [],
              blankRows: 3,
            }) as const,
        ),
      ],
    },
    {
      id: 'plan',
      title: 'Quel message, et quand',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Une ligne pour chaque occasion de l’année : la rentrée, les pluies, la récolte, la paie, les fêtes de vos clients. Notez ce qui en est sorti, et le plan de l’an prochain est à moitié écrit.',
        },
        {
          kind: 'table',
          caption: 'L’année',
          columns: [
            { label: 'Occasion', share: 5 },
            { label: 'Envoyer le', share: 3 },
            { label: 'À qui', share: 4 },
            { label: 'Message', share: 5 },
            { label: 'Vendu grâce à lui', share: 4, isAmount: true },
          ],
          rows: [],
          blankRows: 16,
        },
        {
          kind: 'boxes',
          items: [
            'Je sais qui a accepté d’avoir de nos nouvelles, et depuis quand.',
            'Ce que je propose est en rayon, dans la quantité que je compte vendre.',
            'Qui tient le comptoir connaît le message.',
            'Je demande à la caisse : qu’est-ce qui vous amène ?',
          ],
        },
      ],
    },
  ],
} as const satisfies PaperWords
