import type { CallbackProblemWords, RequestSentCopy, RequestSentPageCopy } from '#content/copy/request-sent.ts'
import { contact } from '#facts/contact.ts'
import { channelHours } from './hours.ts'

export const callbackProblems = {
  'not-offered': 'Ce créneau n’est plus libre. Merci d’en choisir un autre.',
  'too-many': 'Nous avons déjà noté plusieurs heures. Pour changer encore une fois, appelez-nous.',
} as const satisfies CallbackProblemWords

/** What stays after a demo request was sent, and while it waits for a network. `{…}` is replaced. */
export const requestSent = {
  heading: 'C’est entre nos mains.',
  thanks: 'Merci, {name}. Votre référence est',
  confirmed: 'Elle est aussi dans l’e-mail envoyé à {email}.',
  unreachable:
    'Nous ne pouvons pas écrire à l’adresse e-mail donnée : gardez cette référence, nous vous répondrons par téléphone.',
  sentAt: 'Envoyée : {time}',
  answerBy: 'Réponse avant : {time}',
  nextHeading: 'Et maintenant ?',
  next: {
    now: ['Tout de suite', 'Votre demande est chez notre équipe commerciale.'],
    by: ['Avant : {time}', 'Une personne vous répond, par e-mail ou par téléphone.'],
    after: ['Ensuite', 'Une démonstration de ce que vous avez choisi, à l’heure qui vous arrange.'],
  },
  callback: {
    legend: 'Quand pouvons-nous vous appeler ?',
    optional: 'facultatif',
    between: 'Entre',
    window: '{from} et {to}, à votre heure',
    send: 'Envoyer ce créneau',
    sending: 'Envoi du créneau…',
    kept: 'C’est noté : nous vous appelons {day}, entre {from} et {to}, si nous ne vous avons pas écrit avant.',
    failed: `Cela ne nous est pas parvenu. Réessayez, ou appelez le ${contact.phone}.`,
  },
  sooner: {
    heading: 'Plus vite',
    callCity: 'Appeler {city}',
    sms: 'L’envoyer par SMS',
    newTab: ', nouvel onglet',
    whatsApp: 'WhatsApp',
    withReference: 's’ouvre avec votre référence',
    message: 'Bonjour, ma demande de démonstration porte la référence {reference}.',
    hours: `On vous répond au téléphone ${channelHours.phone}.`,
    say: 'Donnez la référence {reference} et personne ne vous posera deux fois la même question.',
  },
  another: 'Envoyer une autre demande',
  waiting: {
    heading: 'Elle attend ici.',
    noNetwork: 'Pas de réseau.',
    kept: 'Votre demande est gardée sur cet appareil depuis {time}. Elle partira toute seule, une seule fois, dès le retour du réseau.',
    mayClose: 'Vous pouvez fermer cette page et y revenir.',
    mayNotClose: 'D’ici là, merci de laisser cette page ouverte.',
    tryNow: 'Essayer maintenant',
    trying: 'Essai en cours…',
    triedOnce: 'Un essai fait,',
    tried: '{tries} essais faits,',
    nextIn: 'le prochain dans {seconds} s',
    nextOnline: 'le prochain au retour du réseau',
    whatWaits: 'Ce qui attend',
    name: 'Nom',
    words: 'Message',
    later: 'Ensuite',
    laterWhat: `Votre référence, et une réponse dans les ${contact.demoReplyHours} heures qui suivent son arrivée.`,
    ways: 'Un appel se passe d’internet',
    smsNote: 'votre message est déjà écrit',
    smsText: 'Demande de démo : {words}',
    change: 'Modifier ma demande',
  },
} as const satisfies RequestSentCopy

/** The page after a form posted without JavaScript says some things otherwise. */
export const requestSentPage = {
  title: 'Votre demande est entre nos mains',
  description: `Votre demande de démonstration est partie. Une personne répond dans les ${contact.demoReplyHours} heures, et vous choisissez quand nous vous appelons.`,
  thanks: 'Merci. Votre référence est',
  slot: '{day}, de {from} à {to}',
  call: 'Appeler',
} as const satisfies RequestSentPageCopy
