import type { DemoFormCopy } from '#content/copy/demo-form.ts'
import { maxLength } from '#contract/max-length.ts'
import { contact } from '#facts/contact.ts'
import { requestSent } from './request-sent.ts'

const tooLong = (what: string, most: number) => `${what} : ${most} caractères au plus`

/** Les mots du formulaire de démonstration. */
export const demoForm = {
  labels: {
    name: 'Nom complet',
    phone: 'Numéro de téléphone',
    email: 'E-mail',
    company: 'Nom de l’entreprise',
    interestedModules: 'Modules qui vous intéressent',
    businessSize: 'Taille de l’entreprise',
    message: 'Message',
    captcha: 'Un petit calcul, pour savoir que vous êtes une personne',
  },
  problems: {
    name: {
      missing: 'Indiquez votre nom complet',
      invalid: 'Écrivez votre nom sur une seule ligne',
      'too-long': tooLong('Nom complet', maxLength.name),
    },
    phone: {
      missing: 'Indiquez votre numéro de téléphone',
      invalid: 'Écrivez le numéro en chiffres, en commençant par + et l’indicatif du pays',
      'too-long': tooLong('Numéro de téléphone', maxLength.phone),
    },
    email: {
      missing: 'Indiquez votre e-mail',
      invalid: 'Écrivez une adresse e-mail valable',
      'too-long': tooLong('E-mail', maxLength.email),
    },
    company: {
      missing: 'Indiquez le nom de l’entreprise',
      invalid: 'Écrivez le nom de l’entreprise sur une seule ligne',
      'too-long': tooLong('Nom de l’entreprise', maxLength.company),
    },
    interestedModules: {
      missing: 'Choisissez les modules qui vous intéressent',
      invalid: 'Choisissez les modules qui vous intéressent',
      'too-long': 'Choisissez les modules qui vous intéressent',
    },
    businessSize: {
      missing: 'Choisissez la taille de l’entreprise',
      invalid: 'Choisissez la taille de l’entreprise',
      'too-long': 'Choisissez la taille de l’entreprise',
    },
    message: {
      missing: 'Écrivez un message',
      invalid: 'Retirez du message les caractères de contrôle',
      'too-long': tooLong('Message', maxLength.message),
    },
    captcha: {
      missing: 'Faites le calcul',
      invalid: 'Ce n’est pas le bon résultat, réessayez',
      'too-long': 'Ce n’est pas le bon résultat, réessayez',
    },
  },
  interestedModules: {
    'photo-studio': 'Gestion de studio photo',
    inventory: 'Gestion de stock',
    hotel: 'Gestion d’hôtel',
    pos: 'Point de vente (caisse)',
    backoffice: 'Administration',
    crm: 'Relation client',
    suite: 'La suite complète',
    pharmacy: 'Gestion de pharmacie',
    restaurant: 'Gestion de restaurant',
    retail: 'Gestion de boutique',
  },
  businessSizes: {
    small: 'Petite (1 à 10 employés)',
    medium: 'Moyenne (11 à 50 employés)',
    large: 'Grande (51 à 200 employés)',
    enterprise: 'Groupe (plus de 200 employés)',
  },
  allRequired: 'Tous les champs sont obligatoires.',
  chooseSize: 'Choisissez une taille',
  problemsTitle: 'Il y a un problème',
  sumComing: 'Votre calcul arrive.',
  noSum: 'Le calcul n’est pas encore arrivé. Réessayez dès qu’il est là.',
  sumWithoutScript: 'Après le bouton, un petit calcul vous sera demandé.',
  newSumIn: 'Autre calcul dans {seconds} s',
  sumPaused: 'En pause : ce calcul reste',
  pauseSum: 'Garder ce calcul',
  resumeSum: 'Le laisser changer',
  leaveEmpty: 'Laissez ce champ vide',
  send: 'Envoyer la demande',
  sending: 'Envoi en cours...',
  sumLeft: 'Il reste une étape',
  notSentYet: 'Votre demande n’est pas encore envoyée.',
  fixErrors: 'Corrigez les erreurs, puis réessayez',
  sent: `Votre demande est bien partie ! Nous vous répondons dans les ${contact.demoReplyHours} heures.`,
  failed: `Votre demande n’est pas partie. Réessayez, ou écrivez-nous directement à ${contact.sales}`,
  busy: 'Trop d’essais en peu de temps : réessayez dans {minutes} min.',
  unsent: 'Nous la gardons, et elle partira toute seule. Essais jusqu’ici : {tries}.',
  retry: 'Réessayer maintenant',
  overtaken: 'Votre demande est partie sans cette modification. Appuyez de nouveau pour l’envoyer.',
  offline: 'Pas de réseau. Ce que vous avez écrit reste ici : renvoyez-le ensuite.',
  privacy: ['Cela sert à vous répondre, et à rien d’autre :', 'Politique de confidentialité'],
  hints: {
    country: 'Pays',
    otherCountry: 'un autre pays',
    thatCountry: 'ce pays',
    weDial: 'Nous composons le {number}',
    addCode: 'Commencez par + et l’indicatif du pays.',
    doubts: {
      'too-short': 'Cela paraît trop court pour ce pays : {country}. Si c’est juste, continuez.',
      'too-long': 'Cela paraît trop long pour ce pays : {country}. Si c’est juste, continuez.',
    },
    didYouMean: 'Vouliez-vous dire {email} ?',
    count: '{count} caractères sur {most}',
    shorten: 'Rien n’a été coupé : raccourcissez-le.',
  },
  after: requestSent,
  closeToast: 'Fermer ce message',
} as const satisfies DemoFormCopy
