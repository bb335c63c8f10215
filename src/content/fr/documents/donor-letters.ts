import type { PaperWords } from '#content/paper-words.ts'

export const donorLetters = {
  title: 'Lettres aux donateurs',
  description:
    'Quatre lettres types pour une organisation qui vit de dons : merci, reçu, bilan de l’année et mauvaise nouvelle. Courtes, sans mendier, à dire avec vos mots.',
  kind: 'Modèles de lettre',
  sheets: 3,
  lead: 'Remplissez ce qui est entre crochets. Une lettre courte et vraie se lit jusqu’au bout.',
  sections: [
    {
      id: 'thanks',
      title: 'Merci, dans la semaine du don',
      blocks: [
        {
          kind: 'letter',
          subject: 'Votre don pour [ce à quoi il sert]',
          paragraphs: [
            'Cher/Chère [nom],',
            'Votre don de [montant et monnaie] nous est parvenu le [jour], par [mobile money, banque, main à main]. Merci.',
            'Il va à [la pompe de …, les repas de …]. [Une chose que quelqu’un a vue cette semaine : le tuyau posé, la marmite pleine.]',
            'En [mois], vous saurez par nous ce qu’il est devenu. Si quelque chose ici est inexact, appelez [nom et numéro], qui tient la liste des dons.',
            '[Nom, et ce que cette personne fait ici]',
          ],
        },
        {
          kind: 'list',
          items: [
            'Envoyez-la dans la semaine. Après un mois, un merci sonne comme un rappel.',
            'Ne demandez rien dans cette lettre, pas même de remplir un formulaire.',
            'Un don par mobile money mérite un message au même numéro.',
          ],
        },
      ],
    },
    {
      id: 'receipt',
      title: 'Reçu',
      blocks: [
        {
          kind: 'letter',
          subject: 'Reçu numéro [numéro], du [jour]',
          paragraphs: [
            '[Nom de l’organisation], enregistrée comme [nature] sous le [numéro] auprès de [autorité], a reçu de [nom et adresse du donateur] :',
            '[Montant en chiffres] ([montant en lettres]), par [voie d’arrivée], le [jour], pour [objet, ou : là où le besoin est le plus grand].',
            '[Si le don était en nature : quoi, combien, dans quel état, et qui en a estimé la valeur.]',
            '[Si rien n’a été donné en retour : Le donateur n’a rien reçu en échange.]',
            'Lieu, jour, nom, signature et cachet',
          ],
        },
        {
          kind: 'note',
          text: 'Que votre reçu réduise ou non l’impôt de quelqu’un dépend de votre pays et de votre propre agrément. Demandez à votre centre des impôts sa formulation avant d’en imprimer plusieurs.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Bilan de l’année',
      blocks: [
        {
          kind: 'letter',
          subject: 'Ce qu’il en est advenu en [année]',
          paragraphs: [
            'Cher/Chère [nom],',
            'En [année], vous avez donné [montant]. Ensemble, [nombre] personnes et groupes ont donné [somme]. Sur cent francs, [nombre] sont allés au travail, [nombre] à la marche de l’organisation et [nombre] à la recherche de dons.',
            'Nous avions prévu [quoi]. Nous avons fait [quoi]. Nous n’avons pas fait [quoi], parce que [raison] ; c’est prévu pour [mois], ou abandonné.',
            '[Une personne, avec sa permission, en deux phrases : avant, et maintenant.]',
            'Les comptes ont été vérifiés par [nom, en quelle qualité] le [jour]. Vous pouvez les lire à [lieu], ou en demander une copie.',
            '[Nom et signature du président et du trésorier]',
          ],
        },
        {
          kind: 'list',
          items: [
            'Comptez ce qui est arrivé, non ce qui était promis.',
            'Prenez les totaux dans les comptes clos, et faites-les recompter par une seconde personne.',
          ],
        },
      ],
    },
    {
      id: 'bad-news',
      title: 'Quand quelque chose a mal tourné',
      blocks: [
        {
          kind: 'letter',
          subject: 'Au sujet de [projet] : ce qui s’est passé, et ce que nous faisons',
          paragraphs: [
            'Cher/Chère [nom],',
            'Le [jour], nous avons constaté que [ce qui s’est passé, en une phrase simple]. Cela touche [montant, ou quelle partie du travail].',
            'Nous avons [arrêté, mis à l’abri, prévenu l’autorité]. Nous ne savons pas encore [ce qui reste ouvert], et nous écrirons avant le [jour], dès que nous le saurons.',
            'Votre don [n’est pas touché, est touché comme suit]. Si vous souhaitez parler à quelqu’un, appelez [nom et numéro].',
            '[Nom du président]',
          ],
        },
        {
          kind: 'text',
          text: 'Envoyez-la avant que le donateur l’apprenne ailleurs, à tous ceux qu’elle touche, et le même jour.',
        },
      ],
    },
    {
      id: 'list',
      title: 'Qui a reçu quelle lettre',
      blocks: [
        {
          kind: 'table',
          caption: 'Lettres de ce mois',
          columns: [
            { label: 'Donateur', share: 6 },
            { label: 'Don, et jour', share: 5 },
            { label: 'Merci', share: 3 },
            { label: 'Reçu', share: 3 },
            { label: 'Par qui', share: 4 },
          ],
          rows: [],
          blankRows: 14,
        },
      ],
    },
  ],
} as const satisfies PaperWords
