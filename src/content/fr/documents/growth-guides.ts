import type { PaperWords } from '#content/paper-words.ts'
import { plans } from '#facts/plans.ts'

export const growthGuides = {
  title: 'Guides de croissance',
  description:
    'Trois petits guides pour qui tient boutique : embaucher la première personne, ouvrir la deuxième porte, lâcher ce qui dort en rayon. Chacun avec une feuille.',
  kind: 'Guide',
  sheets: 3,
  lead: 'Trois pas que beaucoup de boutiques font trop tôt ou trop tard. Lisez celui qu’il vous faut, remplissez sa feuille, et laissez passer une nuit.',
  sections: [
    {
      id: 'first-person',
      title: 'Embaucher la première personne',
      blocks: [
        {
          kind: 'terms',
          entries: [
            [
              'Est-ce le moment ?',
              'Vous renvoyez des clients aux mêmes heures chaque semaine, ou vous n’avez pas fait d’inventaire depuis un mois faute d’une heure. Un seul samedi chargé n’est pas une raison : faites venir la famille.',
            ],
            [
              'Pour quoi faire ?',
              'Embauchez d’abord pour une seule chose : le comptoir de l’ouverture à midi, ou la réserve. Écrivez-la sur une page. Ce qui n’est pas sur la page reste votre travail.',
            ],
            [
              'Combien cela coûte-t-il ?',
              'Le salaire, ce que votre pays y ajoute, un deuxième jeu de clés, et les jours où deux font ce qu’un seul faisait. Comptez trois mois avant la première vente que vous n’auriez pas faite sans elle.',
            ],
            [
              'Qui a les mains dans le tiroir ?',
              `Un nom en caisse pour chacun de vous, et un comptage quand le tiroir change de mains. Chez nous, cela veut dire ${plans.professional.name}, car ${plans.starter.name} est pour une seule personne ; dans un cahier, deux colonnes et deux signatures.`,
            ],
            [
              'La première semaine',
              'Vendez ensemble, puis restez derrière, puis absentez-vous une heure. Dites ce qui se décide sans vous : une remise, un retour, un crédit. Dites ce qui ne se décide pas sans vous.',
            ],
          ],
        },
        {
          kind: 'boxes',
          items: [
            'Je sais par mon cahier à quelles heures deux mains de plus vendraient davantage.',
            'Je peux payer trois mois si rien ne change.',
            'Le contrat est écrit et suit la loi de mon pays.',
            'Quelqu’un d’extérieur à la famille m’a dit comment cette personne travaille.',
          ],
        },
        {
          kind: 'fields',
          labels: [
            'Le travail, en une ligne',
            'Salaire et ce qui s’y ajoute, par mois',
            'À vendre en plus chaque mois',
            'Commence le, bilan le',
          ],
        },
      ],
    },
    {
      id: 'second-door',
      title: 'Ouvrir la deuxième porte',
      startsSheet: true,
      blocks: [
        {
          kind: 'terms',
          entries: [
            [
              'La première marche-t-elle sans vous ?',
              'Absentez-vous une semaine avant de signer un bail. Si l’argent et le stock de la semaine tombent juste à votre retour, vous avez une boutique qui marche. Sinon, vous en auriez bientôt deux qui ne marchent pas.',
            ],
            [
              'Pourquoi là ?',
              'Tenez-vous trois jours de l’autre côté de la rue, dont un jour de marché, et comptez qui passe et ce que l’on porte. Un petit loyer dit ce que d’autres ont pensé de l’endroit.',
            ],
            [
              'Avec l’argent de qui ?',
              'Le stock d’une deuxième boutique coûte plus de la moitié de la première : il lui faut aussi ce qui se vend lentement. Ne touchez pas à ce dont la première vit pendant deux mois.',
            ],
            [
              'Qu’est-ce qui se partage ?',
              'Une seule liste de produits et de prix, deux tiroirs, deux inventaires. La marchandise voyage avec un bon que les deux côtés signent, même dans votre propre voiture.',
            ],
            [
              'Quand arrêter',
              'Décidez maintenant quel chiffre, quel mois, vous la fait refermer. À ce que vous écrivez aujourd’hui, il est plus facile d’obéir.',
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'Les deux portes, mois par mois',
          columns: [
            { label: '', share: 6 },
            { label: 'Première, aujourd’hui', share: 3, isAmount: true },
            { label: 'Deuxième, 1er mois', share: 3, isAmount: true },
            { label: 'Deuxième, 6e mois', share: 3, isAmount: true },
          ],
          rows: [
            'Ventes',
            'Marchandise',
            'Salaires',
            'Loyer, courant, internet',
            'Transport entre les deux',
            'Reste',
          ].map((line) => [line, '', '', '']),
          isForWriting: true,
        },
        { kind: 'fields', labels: ['Ce qu’il faut avant la première vente', 'Je referme si'] },
      ],
    },
    {
      id: 'slow-goods',
      title: 'Lâcher ce qui dort en rayon',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Toute boutique a des articles qui sont là parce qu’ils ont toujours été là. Ils immobilisent de l’argent et de la place, et un jour ils périment. Une fois par trimestre, prenez une heure avec cette feuille.',
        },
        {
          kind: 'steps',
          items: [
            'Listez ce qui ne s’est pas vendu depuis trois mois. Avec une caisse, c’est un rapport ; avec un cahier, longez le rayon et regardez la poussière.',
            'Écrivez ce que vous avez payé pour ce qui reste. C’est l’argent qui y dort.',
            'Demandez pourquoi : le prix, la place, la saison, le goût, ou la seule cliente qui a déménagé.',
            'Choisissez pour chacun une voie sur cinq, et un jour. N’en choisir aucune est une sixième, et la plus chère.',
            'N’en recommandez pas par habitude. Rayez-le de la liste, ou enlevez son seuil de commande.',
          ],
        },
        {
          kind: 'table',
          caption: 'Ce qui ne bouge pas',
          columns: [
            { label: 'Produit', share: 6 },
            { label: 'Pièces', share: 2, isAmount: true },
            { label: 'Argent dedans', share: 3, isAmount: true },
            { label: 'Dernière vente', share: 3 },
            { label: 'Voie', share: 2 },
            { label: 'Avant le', share: 3 },
          ],
          rows: [],
          blankRows: 11,
        },
        {
          kind: 'terms',
          entries: [
            [
              'Voies',
              'Le mettre à hauteur des yeux. Le vendre avec quelque chose qui se vend. Baisser le prix, une fois. Le renvoyer, ou l’envoyer dans une autre boutique. Le donner avant sa date, et en tirer la leçon.',
            ],
          ],
        },
        { kind: 'fields', labels: ['Argent dans ce qui ne bouge pas', 'Ce que j’achète à la place'] },
      ],
    },
  ],
} as const satisfies PaperWords
