import type { ServerAnswers } from '#content/copy/server-answers.ts'

const inSeconds = (seconds: number) =>
  seconds < 90 ? `${seconds} ${seconds === 1 ? 'seconde' : 'secondes'}` : `${Math.ceil(seconds / 60)} minutes`

/** Ce que dit le serveur quand il ne peut pas faire ce qui lui est demandé. */
export const serverAnswers = {
  problems: {
    malformed: 'La requête n’a pas pu être lue',
    forbidden: 'Cette adresse ne vous est pas ouverte',
    'not-found': 'Il n’y a rien à cette adresse',
    'method-not-allowed': 'Cette adresse n’accepte pas une telle requête',
    timeout: 'La requête a mis trop de temps à arriver',
    'too-large': 'La requête est trop grande',
    'unsupported-type': 'Cette adresse n’accepte pas ce type de requête',
    'too-many-requests': 'Trop d’essais. Réessayez plus tard',
    internal: 'Quelque chose n’a pas marché chez nous. Réessayez',
    'storage-unavailable': 'Nous ne pouvons rien enregistrer pour le moment. Réessayez',
    overloaded: 'Il y a beaucoup de monde en ce moment. Réessayez dans quelques secondes',
  },
  tryAgainIn: (seconds: number) => `Trop d’essais. Réessayez dans ${inSeconds(seconds)}`,
} as const satisfies ServerAnswers
