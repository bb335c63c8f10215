import { linkToMail } from '#contract/contact-links.ts'
import type { PrivacyPolicyCopy } from '#content/copy/privacy-policy.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { callTo, contact } from '#facts/contact.ts'
import { privacy, privacyLaws } from '#facts/legal.ts'
import { headquarters, offices } from '#facts/offices.ts'
import { sayList } from './figures.ts'
import { sayAddress, sayCountry } from './places.ts'

const { rwanda } = privacyLaws
const address = sayAddress(headquarters)

/** As the Official Gazette of Rwanda heads the French version of the law. */
const law = `loi nº ${rwanda.number} du ${rwanda.signedOn} relative à la protection des données à caractère personnel et de la vie privée`
const authority = `Autorité nationale de cybersécurité (${rwanda.authority})`

export const privacyPolicy = {
  title: 'Politique de confidentialité',
  searchTitle: 'Politique de confidentialité de ce site',
  description: `Ce que ce site vous demande, où cela va, combien de temps cela reste et comment le reprendre : la politique de confidentialité de ${brand.company}.`,
  opening: {
    kicker: brand.company,
    headline: ['Politique de', 'confidentialité'],
    lead: 'Ce que ce site vous demande, où cela va et comment vous le reprenez. En mots simples, pour que vous n’ayez pas besoin d’un avocat pour la lire.',
    actions: [],
    facts: [
      ['Cookies déposés par ce site', 'Aucun'],
      ['Une demande est effacée après', `${privacy.retentionDays} jours`],
      ['Nous vous répondons sous', `${privacy.answerDays} jours`],
    ],
  },
  dates: { today: 'Date', revised: 'Dernière révision du texte' },
  contents: 'Les dix sections',
  sections: [
    {
      id: 'overview',
      title: 'En bref',
      text: [
        `Cette politique concerne le site public d’${brand.product}. ${brand.company}, ${address}, l’exploite et répond de ce que deviennent ici vos données.`,
        `Nous suivons la ${law} du Rwanda, et le RGPD partout où il vous protège. Ce que votre entreprise garde dans la suite elle-même relève de son propre contrat, et non de cette page.`,
        'Aucun compte n’est nécessaire. Chaque page se lit du début à la fin sans rien nous dire.',
      ],
    },
    {
      id: 'information',
      title: 'Ce que nous recueillons',
      text: [
        'Voici comment nous apprenons quelque chose sur vous, et il n’y a pas d’autre voie. Nous n’achetons aucune donnée sur vous, et ce site n’encaisse aucun paiement.',
      ],
      points: [
        'Le formulaire de démonstration : votre nom, votre numéro de téléphone, votre adresse e-mail, votre entreprise et sa taille, les modules choisis, votre message et, si vous l’indiquez, l’heure à laquelle vous souhaitez être appelé. Un seul e-mail vous le confirme, si nous pouvons écrire à votre adresse. Nous notons quand la demande est arrivée, si vous aviez écrit peu avant, et si elle ressemble à l’œuvre d’un robot.',
        `Le chat en direct : ce que vous écrivez à ${brand.assistant} ou à un collègue, et ce que vous dites de vous avant de commencer. La conversation est gardée sur notre serveur, et notre équipe commerciale en reçoit un résumé.`,
        'D’où vous venez, seulement si vous acceptez la publicité : le site qui vous a envoyé et les mots de campagne contenus dans son lien. Ils partent avec une demande de démonstration.',
        'Votre réponse au bandeau des cookies : les quatre choix, la date et un numéro tiré au hasard, sans adresse internet. Cela montre que nous avons demandé.',
        'Qu’une page a été lue, seulement si vous acceptez les statistiques : nous comptons la visite, sans rien qui permette de vous distinguer du lecteur suivant.',
        'Votre adresse internet, le temps de répondre à votre requête et un peu plus. Pour que personne ne puisse inonder le formulaire, notre base de données en garde deux jours une empreinte qui ne permet pas de la retrouver ; l’adresse elle-même n’est jamais enregistrée. Pour le chat, nous en déduisons votre pays, et ne gardons que le pays.',
      ],
    },
    {
      id: 'use',
      title: 'Ce que nous en faisons',
      text: ['Tout ce qui précède sert à l’une de ces choses.'],
      points: [
        'Vous répondre, et préparer ce que vous avez demandé à voir.',
        'Reconnaître un deuxième message de la même adresse e-mail, pour que personne ne vous demande tout deux fois.',
        'Tenir les robots loin du formulaire. Une demande que seul un robot a pu envoyer est mise de côté, et un collègue la regarde avant qu’elle soit écartée.',
        'Savoir, avec votre accord, quelles pages sont lues et quelle campagne valait son prix.',
      ],
      after: [
        'Dans les termes de la loi : nous agissons parce que vous nous l’avez demandé, parce que nous avons un intérêt légitime à un formulaire qui fonctionne et, pour tout ce qui est facultatif, parce que vous y avez consenti. Nous ne vous inscrivons sur aucune liste de diffusion que vous n’avez pas choisie.',
      ],
    },
    {
      id: 'sharing',
      title: 'Qui les reçoit',
      text: [
        'Vos données ne sont pas vendues, et aucun annonceur n’apprend que vous êtes passé ici. Voici qui en voit une partie :',
      ],
      points: [
        'Nos collègues de la vente et de l’assistance.',
        'L’entreprise qui achemine nos e-mails, car une demande ou le résumé d’un chat parvient à notre équipe commerciale par e-mail.',
        'Un service qui transmet les formulaires, et le fichier clients avec lequel travaille notre équipe commerciale, là où nous les utilisons. Ils reçoivent la demande et ses notes.',
        'Le fournisseur d’un modèle de langage, là où l’assistante en utilise un au lieu de répondre depuis notre propre serveur. Il reçoit les mots de la conversation.',
        'Un service qui trouve le pays d’une adresse internet, là où nous en utilisons un au lieu de notre propre liste.',
        'OpenStreetMap, dès que vous demandez le plan des rues sur notre page de contact. Votre navigateur le charge alors de leur serveur, selon leurs règles, jusqu’à ce que vous le fermiez.',
        'Un tribunal ou une autorité, quand la loi ne nous laisse pas le choix.',
      ],
    },
    {
      id: 'security',
      title: 'Sécurité',
      text: [
        'Entre votre navigateur et notre serveur, la connexion est chiffrée. Votre navigateur reçoit l’ordre de n’exécuter sur ces pages que nos propres scripts, et de ne les montrer à l’intérieur d’aucun autre site.',
        'Notre journal note quelle page a été demandée et en combien de temps. Il ne contient ni adresse internet, ni nom, ni un seul mot d’un message.',
        `Après ${privacy.retentionDays} jours, notre serveur efface une demande ou une conversation, avec la trace des e-mails envoyés à son sujet. Les e-mails de nos boîtes sont supprimés à la main, et une sauvegarde disparaît quand la suivante la remplace.`,
        `Si vos données parviennent à quelqu’un à qui elles n’étaient pas destinées, nous vous prévenons, ainsi que l’${authority} du Rwanda, comme la loi le demande.`,
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      text: ['Ces données parlent de vous : c’est donc vous qui décidez. Vous pouvez :'],
      points: [
        'voir ce que nous avons sur vous, et l’emporter dans un fichier ;',
        'le faire corriger ;',
        'le faire effacer de notre base de données, de nos boîtes e-mail et de notre fichier clients ;',
        'vous opposer à un usage, ou le faire suspendre le temps que nous l’examinions ;',
        'retirer un consentement, sans donner de raison et sans frais ;',
        `déposer une plainte auprès de l’${authority} du Rwanda, ou de l’autorité du pays où vous vivez.`,
      ],
      after: [
        `Donnez-nous l’adresse e-mail ou le numéro de téléphone que vous avez utilisé : c’est par là que nous vous retrouvons. Nous répondons sous ${privacy.answerDays} jours, et cela ne coûte rien.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      text: [
        'Ce site ne dépose aucun cookie. Ce dont il se souvient reste dans la mémoire de votre propre navigateur, et tant que vous n’avez rien choisi il ne se souvient de rien. Il y en a quatre sortes, et vous pouvez changer d’avis sur n’importe quelle page.',
      ],
      points: [
        'Nécessaires : sécurité, gestion du réseau et accessibilité. Toujours actifs.',
        'Fonctionnels : choix gardés en mémoire, assistance par chat et contenu personnalisé.',
        'Statistiques : chiffres de visite anonymes.',
        'Publicité : annonces pertinentes et efficacité des campagnes.',
      ],
      after: ['Chaque élément a un nom, et vous le retrouvez sous ce nom dans les réglages de votre navigateur.'],
    },
    {
      id: 'transfers',
      title: 'D’un pays à l’autre',
      text: [
        `Nous avons des bureaux dans ces pays : ${sayList(offices.map(({ countryCode }) => sayCountry(countryCode)))}. Votre demande peut être lue dans chacun d’eux, selon ces mêmes règles.`,
        `Un prestataire cité sous « Qui les reçoit » peut travailler dans un autre pays encore. Nous n’en utilisons un que s’il est tenu par contrat de protéger vos données comme nous le faisons, et avec l’autorisation de l’${authority} là où la loi l’exige.`,
      ],
    },
    {
      id: 'children',
      title: 'Les enfants',
      text: [
        `Ce site s’adresse à ceux qui dirigent une entreprise. Il n’est pas destiné aux enfants de moins de ${privacy.leastAge} ans, et nous ne gardons sciemment rien à leur sujet. Si un enfant nous a écrit, dites-le-nous et nous l’effaçons.`,
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      text: [
        `Pour tout ce qui touche à cette page, écrivez à ${brand.company}, ${address}, ou envoyez un e-mail. Une personne le lit et répond au plus tard sous ${privacy.answerDays} jours.`,
      ],
      links: [
        { label: contact.email, href: linkToMail(contact.email) },
        { label: contact.phone, href: callTo(contact.phone) },
      ],
    },
  ],
  storage: {
    caption: 'Ce que votre navigateur garde pour ce site',
    columns: ['Nom', 'À quoi il sert', 'Sorte, et durée'],
    purposes: {
      'cookie-consent': 'Votre choix parmi les quatre sortes, pour ne le demander qu’une fois.',
      'cookie-consent-date': 'Le moment de ce choix.',
      'cookie-consent-version':
        'Le texte des quatre sortes que vous aviez sous les yeux, pour vous redemander s’il change.',
      'cookie-consent-id': 'Le numéro tiré au hasard sous lequel notre registre garde ce choix.',
      'cookie-consent-unsent': 'Ce choix encore une fois, jusqu’à ce que notre registre l’ait reçu.',
      'demo-request-draft':
        'Le formulaire, tel que vous l’avez rempli jusqu’ici. Effacé dès l’envoi, ou sept jours après la dernière modification.',
      'demo-request-unsent':
        'Une demande qui n’a pas trouvé de réseau, jusqu’à ce qu’elle soit arrivée, sept jours au plus.',
      'challenge-paused': 'Que vous avez arrêté le chronomètre à côté du calcul.',
      'plan-needs': 'Les chiffres que vous avez donnés au calculateur de prix.',
      'price-view': 'Si vous lisez les prix au mois ou à l’année, et dans quelle monnaie.',
      'management-chat-state':
        'Votre chat avec nous : ce qui s’est dit, ce que vous avez dit de vous, et où se trouve la fenêtre. Effacé une semaine après le dernier mot, ou après son ouverture par le lien d’un de nos e-mails.',
      'chat-draft': 'Ce que vous avez commencé à nous écrire dans le chat. Effacé dès l’envoi.',
      language: 'La langue que vous avez choisie, pour ne pas vous en proposer une autre.',
      'street-map': 'Que le plan des rues peut s’afficher sans redemander chaque fois.',
      'pages-kept': 'Les pages que vous avez ouvertes, les prix et le contact, pour les lire sans réseau.',
      attribution: 'Le site ou la campagne qui vous a envoyé ici la première et la dernière fois.',
    },
    kinds: {
      necessary: 'Nécessaires',
      functional: 'Fonctionnels',
      analytics: 'Statistiques',
      marketing: 'Publicité',
    },
    spans: {
      visit: 'jusqu’à ce que vous fermiez l’onglet',
      device: 'jusqu’à ce que vous ou votre navigateur l’effaciez',
    },
  },
  closing: {
    heading: 'Cette page ne répond pas à votre question ?',
    text: 'Posez-la avec vos mots. Nul besoin de parler comme la loi pour faire valoir un droit.',
    actions: [askUs('Nous demander', 'question privacy', 'J’ai une question sur mes données.')],
    related: [
      { label: 'Comment les entreprises sont séparées', href: '/multi-tenant-architecture' },
      { label: 'Bureaux et adresses e-mail', href: '/contact' },
    ],
  },
} as const satisfies PrivacyPolicyCopy
