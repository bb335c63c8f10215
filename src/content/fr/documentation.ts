import type { DocumentationCopy } from '#content/copy/documentation.ts'
import { topics } from '#made/docs-topics.ts'
import { verifyExample } from '#content/docs/verify-example.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { headquarters } from '#facts/offices.ts'
import { openApi } from './docs/openapi.ts'
import { sayAddress } from './places.ts'

export const documentation = {
  title: 'Documentation',
  searchTitle: 'Documentation : guide d’utilisation et API REST',
  description: `Se servir d’${brand.product}, pas à pas : première connexion, équipe, stock et caisse, puis une API REST avec webhooks pour vos propres systèmes.`,
  opening: {
    headline: ['Documentation,', 'du premier clic', 'à votre webhook.'],
    lead: 'Choisissez la section qu’il vous faut ; une personne explique le reste.',
  },
  search: {
    label: 'Chercher dans la documentation',
    placeholder: 'Chercher, p. ex. webhook',
    results: 'Résultats',
    foundOne: '1 résultat',
    foundMany: '{count} résultats',
    nothing: 'Aucun résultat.',
    ask: `Demander à ${brand.assistant}`,
    ignored:
      'comment quoi que où quand pourquoi qui quel quelle quels quelles est ce sont suis sommes fait faire peut peux puis pouvoir je tu il elle on nous vous ils elles mon ma mes notre nos votre vos le la les un une des du de d l et ou en dans sur au aux à pour par avec sans ne pas si y a se',
    firstMessage: 'Je n’ai pas trouvé ceci dans la documentation : {query}',
  },
  sidebar: {
    label: 'Documentation',
    contents: 'Sommaire :',
    topics: 'Sujets',
    noTitle: 'Aucun titre ne contient ce mot.',
    quickLinks: {
      heading: 'Accès rapide',
      download: 'Télécharger',
      apiReference: 'Référence de l’API',
      community: 'Forum d’entraide',
    },
  },
  topics: topics.fr,
  manual: {
    title: `${brand.product} : documentation`,
    description: `Tous les sujets de la documentation d’${brand.product} en un seul fichier, à garder, à imprimer et à lire là où il n’y a pas de réseau.`,
    lead: 'Tous les sujets en un seul fichier, à garder et à imprimer. Il ne suit pas les changements ultérieurs :',
    online: 'la dernière version est sur le site.',
    contents: 'Sommaire',
    imprint: [sayAddress(headquarters), contact.phone, contact.email],
  },
  unwritten: {
    ask: (topic) => `J’ai une question sur ce sujet de la documentation : ${topic}`,
    askLabel: `Demander à ${brand.assistant}`,
    demoLabel: 'Demander une démo',
  },
  code: { copy: 'Copier', copied: 'Copié', failed: 'Sélectionné : copiez-le à la main' },
  turn: { before: 'Précédent', after: 'Suivant' },
  api: {
    document: openApi,
    title: 'Référence de l’API',
    description: `Appels, champs, réponses et événements de l’API d’${brand.product}, chacun avec un exemple, pour relier une boutique en ligne ou un logiciel de comptabilité.`,
    contents: 'Sur cette page',
    back: 'Retour à la documentation',
    lead: 'Chaque appel, chaque champ et chaque réponse, tirés de la description que vos outils peuvent lire.',
    file: 'Ouvrir le fichier OpenAPI',
    operations: 'Appels',
    parameters: 'Paramètres',
    body: 'Corps :',
    answers: 'Réponses',
    sharedAnswers: 'Chaque appel peut aussi répondre',
    exampleRequest: 'Exemple de corps',
    exampleAnswer: 'Exemple de réponse',
    events: {
      heading: 'Événements',
      text: 'Chacun est envoyé à votre adresse comme un Event dont les données dépendent de son type.',
      columns: ['Événement', 'Ses données, par exemple'],
      check: {
        title: 'Vérifier qu’un événement vient de nous',
        text: 'Chacun est signé avec le secret de votre adresse. Calculez vous-même la signature du corps brut, et comparez.',
        codeTitle: 'Node.js',
        code: verifyExample,
        note: 'Refusez un événement dont l’horodatage est ancien, pour que personne ne puisse en rejouer un qu’il a enregistré.',
      },
    },
    schemas: 'Champs',
    fields: ['Champ', 'Sens'],
    required: 'obligatoire',
    readOnly: 'donné par nous',
    listOf: 'liste de',
    or: 'ou',
  },
  closing: {
    heading: 'Bloqué à une étape ?',
    text: 'Dites-nous sur quel écran vous êtes.',
    actions: [askUs('Demander à quelqu’un', 'person', 'J’ai une question sur la documentation.')],
  },
} as const satisfies DocumentationCopy
