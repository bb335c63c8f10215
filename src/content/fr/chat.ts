import type { ChatConversationCopy, ChatTalkCopy, ChatTriggerCopy, ChatWindowCopy } from '#content/copy/chat.ts'
import { longestMessage } from '#contract/chat.ts'
import { maxLength } from '#contract/max-length.ts'
import { brand } from '#facts/brand.ts'
import { chatFooter, contact } from '#facts/contact.ts'
import { geolocationData } from '#facts/links.ts'
import { channelHours } from './hours.ts'
import { shell } from './shell.ts'

const sozi = brand.assistant
const tooLong = (what: string, most: number) => `${what} : ${most} caractères au plus`

/** Le bouton du chat sur chaque page. */
export const chatTrigger = {
  online: `Ouvrir le chat en direct. ${sozi} est en ligne.`,
  offline: `Ouvrir le chat en direct. ${sozi} est hors ligne.`,
  failed: `Le chat ne s’est pas chargé. Appelez le ${contact.phone}`,
} as const satisfies ChatTriggerCopy

/** La fenêtre du chat. */
export const chatWindow = {
  title: sozi,
  status: {
    online: `${sozi} en ligne - réponse immédiate`,
    offline: 'Hors ligne - on vous répondra',
  },
  presence: {
    open: `${sozi} répond tout de suite ; notre équipe est là jusqu’à {time}`,
    closed: `${sozi} répond tout de suite ; retour de notre équipe : {time}`,
    unknown: `${sozi} répond tout de suite`,
    desk: `${sozi} répond tout de suite ; quelqu’un de notre équipe est là`,
    person: '{name} est là et vous répond',
    yours: '{time} à votre heure',
  },
  unread: { one: '1 nouveau message', many: '{count} nouveaux messages' },
  bar: {
    move: 'Déplacer la fenêtre avec les flèches du clavier',
    resize: 'Agrandir ou réduire la fenêtre avec les flèches du clavier',
    maximize: 'Agrandir',
    restore: 'Taille normale',
    minimize: 'Réduire',
    close: 'Fermer',
  },
  welcome: `Bonjour, je suis ${sozi}. Parlons modules, prix ou démonstration.`,
  start: {
    A: { title: 'On commence ?', hello: null, button: `Parler avec ${sozi}` },
    B: { title: null, hello: `Bonjour, je suis ${sozi}. À qui ai-je le plaisir ?`, button: 'Commencer' },
    form: 'Avant de commencer',
    optional: 'facultatif',
    required: 'obligatoire',
    labels: { name: 'Nom', company: 'Entreprise', email: 'E-mail', phone: 'Téléphone' },
    location: 'Lieu détecté : {location}',
    continents: { '002': 'Afrique', '019': 'Amériques', '142': 'Asie', '150': 'Europe' },
    locatedBy: { label: geolocationData.attribution, href: geolocationData.url },
    newTab: shell.newTab,
    program: `${sozi} est un programme ; des personnes répondent ${channelHours.chat}.`,
    privacy: 'Ce que vous envoyez va à notre équipe : {link}.',
    privacyLink: { label: 'politique de confidentialité', href: '/privacy-policy' },
    sending: 'Envoi',
    failed: `Notre serveur n’a pas répondu. Réessayez, appelez le ${contact.phone} ou écrivez à ${contact.email}.`,
    waiting: 'Votre message attend en bas, prêt à partir dès que nous saurons votre nom.',
  },
  waiting: 'Attend le réseau',
  footer: chatFooter,
} as const satisfies ChatWindowCopy

/** Ce que dit une conversation, et le formulaire qui y mène. */
export const chatConversation = {
  problems: {
    name: {
      missing: 'Indiquez votre nom',
      invalid: 'Écrivez votre nom sur une seule ligne, sans caractères de contrôle',
      'too-long': tooLong('Nom', maxLength.name),
    },
    company: {
      missing: 'Indiquez votre entreprise',
      invalid: 'Écrivez le nom de l’entreprise sur une seule ligne, sans caractères de contrôle',
      'too-long': tooLong('Entreprise', maxLength.company),
    },
    email: {
      missing: 'Indiquez votre e-mail',
      invalid: 'Écrivez une adresse e-mail valable',
      'too-long': tooLong('E-mail', maxLength.email),
    },
    phone: {
      missing: 'Indiquez votre numéro de téléphone',
      invalid: 'Écrivez un numéro de téléphone avec ses chiffres',
      'too-long': tooLong('Numéro de téléphone', maxLength.phone),
    },
  },
  log: {
    label: 'Conversation',
    you: 'Vous :',
    agent: `${sozi} :`,
    typing: `${sozi} écrit`,
    person: {
      typing: '{name} écrit',
      joined: '{name} a rejoint la conversation',
      left: '{name} a quitté la conversation',
      seen: 'Lu',
    },
    waiting: chatWindow.waiting,
    delivery: { sending: chatWindow.start.sending, sent: 'Envoyé', failed: 'Pas envoyé' },
    retry: 'Réessayer',
    stopped: 'Vous avez arrêté cette réponse. Elle a quand même été terminée.',
    showAll: 'Voir toute la réponse',
    sources: 'Source',
    suggestions: 'Vous pourriez demander',
    newTab: shell.newTab,
    call: 'Appeler le {phone}',
    whatsApp: 'WhatsApp',
    us: {
      phone: contact.phone,
      call: `Appeler le ${contact.phone}`,
      email: contact.email,
      write: `Écrire à ${contact.email}`,
    },
  },
  apology: `Désolée, j’ai un problème technique en ce moment. Notre équipe est joignable jour et nuit : appelez le ${contact.phone} (${channelHours.support}) ou écrivez à ${contact.email}.`,
  ended: 'La conversation d’avant n’est plus sur notre serveur. Présentez-vous de nouveau et nous repartons de zéro.',
  uncleared: {
    text: 'C’est effacé dans ce navigateur, mais pas encore sur notre serveur : il n’a pas pu être joint. Nous réessayons au retour du réseau ; laissez cette page ouverte jusque-là.',
    again: 'L’effacer là-bas maintenant',
  },
  replace:
    'Ce lien poursuit la conversation de {name}. Est-ce vous ? Continuez seulement s’il vient d’un e-mail que nous vous avons envoyé. Une autre conversation dans cette fenêtre est alors laissée de côté.',
  compose: {
    label: 'Votre message',
    placeholder: 'Écrire un message',
    toPerson: 'Écrire à {name}',
    back: `Revenir à ${sozi}`,
    send: 'Envoyer',
    stop: 'Arrêter la réponse',
    count: '{count} caractères sur {most}',
    tooLong: `Un message peut compter ${longestMessage} caractères au plus. Raccourcissez-le ou envoyez-le en plusieurs fois.`,
    quick: 'Demandes rapides',
    soundOn: 'Activer le son',
    soundOff: 'Couper le son',
  },
  quick: {
    demo: { label: 'Demander une démo', message: 'Je voudrais une démonstration.' },
    pricing: { label: 'Tarifs', message: 'Quels sont vos tarifs ?' },
    trial: { label: 'Essai gratuit', message: 'Comment commencer l’essai gratuit ?' },
    person: { label: 'Parler à une personne', message: 'Je voudrais parler à une personne.' },
  },
  clear: {
    title: 'Effacer le chat',
    messages: 'Effacer les messages seulement',
    messagesNote: 'Garde votre nom et vos coordonnées',
    everything: 'Tout effacer',
    everythingNote: 'Supprime toutes les données et repart de zéro',
    kept: `Ce qui a été dit disparaît de ce navigateur et de notre serveur. Notre équipe garde votre nom, votre demande et les e-mails déjà envoyés. Pour les faire effacer, écrivez à ${contact.email}.`,
    cancel: 'Annuler',
  },
  summary: {
    title: 'Résumé de la conversation',
    offer: 'Recevez ce que nous nous sommes dit : {messages}, {minutes}.',
    messages: { one: '1 message', many: '{count} messages' },
    minutes: { one: '1 minute', many: '{count} minutes' },
    email: 'E-mail',
    invalid: 'Écrivez une adresse e-mail valable',
    send: 'Envoyer le résumé',
    sending: 'Envoi',
    skip: 'Passer',
    no: 'Non, merci',
    failed: 'Le résumé n’est pas parti. Réessayez.',
    sent: 'Le résumé est en route vers {email}.',
    closeSent: 'Fermer',
  },
  unkept: {
    text: 'Disparaît avec cette page.',
    allow: 'Le garder dans ce navigateur',
  },
} as const satisfies ChatConversationCopy

const { sources, suggestions, newTab, call, whatsApp } = chatConversation.log

/** Ce que dit la fenêtre dans une conversation en français, quelle que soit la langue de la page. */
export const chatTalk = {
  quick: chatConversation.quick,
  log: { sources, suggestions, newTab, call, whatsApp },
} as const satisfies ChatTalkCopy
