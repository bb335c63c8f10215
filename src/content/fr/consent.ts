import type { ConsentBannerCopy, ConsentPreferencesCopy } from '#content/copy/consent.ts'

/** The cookie banner in French. */
export const consentBanner = {
  title: 'Votre vie privée compte pour nous',
  kept: 'Nous gardons ce qu’il faut pour la sécurité du site.',
  chosen: 'Les choix mémorisés, les statistiques de visite et la publicité, c’est vous qui en décidez.',
  policy: 'Politique de confidentialité',
  customize: 'Personnaliser',
  reject: 'Tout refuser',
  accept: 'Tout accepter',
  reopen: 'Préférences de cookies',
  signal:
    'Votre navigateur demande à ne pas être suivi : les statistiques et la publicité sont donc désactivées au départ.',
  changed: 'Les catégories ont changé : nous vous posons donc la question à nouveau.',
  offline: '« Personnaliser » a besoin du réseau.',
} as const satisfies ConsentBannerCopy

/** The preferences in French. */
export const consentPreferences = {
  title: 'Préférences de cookies',
  close: 'Revenir au premier écran',
  alwaysActive: 'Toujours actif',
  categories: {
    necessary: {
      name: 'Nécessaires',
      covers: 'Sécurité, gestion du réseau et accessibilité. Sans cela, le site ne marche pas.',
    },
    functional: {
      name: 'Fonctionnels',
      covers:
        'Choix mémorisés, assistance par chat et contenus personnalisés, comme une demande laissée à moitié écrite.',
    },
    analytics: {
      name: 'Statistiques',
      covers:
        'Statistiques de visite anonymes : quelle page, depuis quel site, sur quel genre d’appareil, à quelle vitesse.',
    },
    marketing: {
      name: 'Publicité',
      covers: 'Publicités pertinentes et efficacité des campagnes : laquelle vous a amené ici.',
    },
  },
  save: 'Enregistrer mes choix',
  reject: 'Tout refuser',
  accept: 'Tout accepter',
  signal:
    'Votre navigateur demande à ne pas être suivi : les statistiques et la publicité sont donc désactivées au départ.',
  receipt: 'Votre choix du {date}, numéro {id}.',
} as const satisfies ConsentPreferencesCopy
