import type { PaperWords } from '#content/paper-words.ts'

export const volunteerPapers = {
  title: 'Papiers des bénévoles',
  description:
    'Un accord de bénévolat, une feuille de présence, des règles pour le travail avec des enfants : des projets à adapter et à faire lire par votre juriste.',
  kind: 'Modèles',
  sheets: 4,
  lead: 'Des projets, pas un conseil juridique. Les lois sur le bénévolat et les enfants changent d’un pays à l’autre ; faites-les lire par qui connaît la vôtre avant toute signature.',
  sections: [
    {
      id: 'agreement',
      title: 'Accord',
      blocks: [
        {
          kind: 'fields',
          labels: ['Organisation', 'Bénévole', 'Téléphone', 'Qui appeler s’il arrive quelque chose'],
        },
        {
          kind: 'steps',
          items: [
            'Le bénévole aide au travail nommé ci-dessous, sans salaire. Cet accord ne fait de personne un employé.',
            'L’organisation nomme une personne qui montre le travail et répond aux questions.',
            'Les frais convenus d’avance (transport, téléphone, repas) sont remboursés contre reçu.',
            'L’organisation dit si le bénévole est assuré en route et au travail, et l’écrit ici.',
            'Ce que le bénévole apprend sur les gens reste confidentiel, même après le dernier jour.',
            'L’argent et les biens ne se reçoivent que contre reçu, et se remettent le jour même.',
            'Aucune photo de personnes n’est prise ni montrée sans leur permission.',
            'Chacun peut y mettre fin à tout moment, et dit pourquoi si on le demande. Badge et clés reviennent.',
          ],
        },
        {
          kind: 'fields',
          labels: [
            'Travail, et où',
            'Jours et heures',
            'Frais remboursés',
            'Assuré par, ou non assuré',
            'Montré par',
            'Du, et jusqu’au',
          ],
        },
        { kind: 'fields', labels: ['Pour l’organisation : jour et signature', 'Bénévole : jour et signature'] },
      ],
    },
    {
      id: 'children',
      title: 'Avec les enfants',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Tous ceux qui travaillent avec des enfants signent ces règles, payés ou non. Lisez-les ensemble à voix haute une fois par an.',
        },
        {
          kind: 'steps',
          items: [
            'Aucun adulte n’est seul avec un enfant derrière une porte fermée. Deux adultes, ou un lieu où d’autres peuvent voir.',
            'Personne ne frappe, n’humilie, n’écrase de cris ni ne menace un enfant, quoi que l’enfant ait fait.',
            'On touche un enfant pour ce dont l’enfant a besoin (une chute, une main à laver), jamais pour ce que veut l’adulte.',
            'Ni cadeau, ni argent, ni trajet en voiture à un enfant seul. Pas de messages privés ; ce qu’il faut dire va aux parents.',
            'Pas de photo sans la permission de l’enfant et des parents. Pas de nom à côté d’une image.',
            'Quiconque est admis auprès des enfants a montré qui il est, et figure dans le cahier.',
            'Ce qu’un enfant confie n’est pas promis au secret. On l’écrit dans les mots de l’enfant et on le transmet le jour même.',
            'Qui voit ou entend ce qui enfreint ces règles le dit à la personne nommée ci-dessous. S’il s’agit d’elle, à la seconde.',
          ],
        },
        {
          kind: 'note',
          text: 'Si un enfant est en danger maintenant, appelez d’abord la police ou la ligne d’aide aux enfants de votre pays, et ensuite la personne ci-dessous.',
        },
        {
          kind: 'fields',
          labels: [
            'À prévenir d’abord : nom et numéro',
            'Ensuite : nom et numéro',
            'Police',
            'Ligne d’aide aux enfants',
            'Jour',
            'Nom et signature',
          ],
        },
        {
          kind: 'table',
          caption: 'Papiers vus avant le premier jour',
          columns: [
            { label: 'Papier', share: 6 },
            { label: 'Vu le, par', share: 4 },
            { label: 'À renouveler le', share: 4 },
          ],
          rows: [
            ['Carte d’identité', '', ''],
            ['Extrait de casier judiciaire, là où la loi en prévoit un', '', ''],
            ['Références : deux personnes interrogées', '', ''],
            ['Ces règles, signées', '', ''],
          ],
          isForWriting: true,
        },
      ],
    },
    {
      id: 'sign-in',
      title: 'Feuille de présence',
      startsSheet: true,
      blocks: [
        { kind: 'fields', labels: ['Lieu', 'Jour'] },
        {
          kind: 'table',
          caption: 'Qui est là',
          columns: [
            { label: 'Nom', share: 6 },
            { label: 'Arrivée', share: 2 },
            { label: 'Départ', share: 2 },
            { label: 'Travail fait', share: 6 },
            { label: 'Signature', share: 4 },
          ],
          rows: [],
          blankRows: 22,
        },
      ],
    },
    {
      id: 'hours',
      title: 'Heures d’un mois',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Additionnées d’après les feuilles de présence. Les bailleurs comptent souvent les heures bénévoles dans votre apport ; si c’est le cas, dites comment vous évaluez une heure, et tenez-vous-y.',
        },
        {
          kind: 'table',
          caption: 'Heures bénévoles',
          columns: [
            { label: 'Bénévole', share: 6 },
            { label: 'Projet', share: 5 },
            { label: 'Heures', share: 2, isAmount: true },
            { label: 'Frais remboursés', share: 3, isAmount: true },
            { label: 'Confirmé par', share: 4 },
          ],
          rows: [],
          blankRows: 12,
        },
      ],
    },
    {
      id: 'last-day',
      title: 'Le dernier jour',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'Badge, clés et téléphone sont revenus.',
            'L’accès à notre logiciel est fermé, le jour même.',
            'On a dit merci, et une recommandation est écrite si elle est souhaitée.',
            'Nous avons demandé ce que nous devrions faire autrement, et noté la réponse.',
          ],
        },
      ],
    },
  ],
} as const satisfies PaperWords
