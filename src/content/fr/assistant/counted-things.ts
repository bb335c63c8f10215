import type {
  featureNames as english,
  figureNouns as figures,
  thingNouns as things,
} from '#content/en/assistant/counted-things.ts'

/** Ce que compte chaque chiffre ; vide où l’anglais suffit. */
export const figureNouns = {
  dataCenters: 'centres? de donnees',
  encryption: '',
  roleTemplates: 'roles?(?: predefinis)?|modeles de roles?',
  activeBusinesses: '(?:entreprises|clients)(?: actives?)?',
  dailyTransactions: 'transactions quotidiennes|transactions? par jour',
  pharmacies: 'pharmacies',
  retailStores: 'magasins|boutiques|commerces',
  restaurants: '',
  hotels: '',
  businessesServed: 'entreprises(?: servies)?',
  jobsSupported: 'emplois',
} as const satisfies Record<keyof typeof figures, string>

export const thingNouns = {
  offices: String.raw`(?:\w+ )?(?:bureaux?|villes)`,
  countries: String.raw`(?:\w+ )?pays`,
  modules: '',
  plans: String.raw`(?:\w+ )?(?:forfaits?|abonnements?|formules?)`,
  packages: String.raw`(?:[\w-]+ )?forfaits?`,
  tiers: String.raw`(?:\w+ )?(?:niveaux|paliers)`,
  roles: '',
  networks: 'reseaux',
  characters: 'caracteres?|lettres?',
  gigabytes: 'Go',
  memory: 'ram|memoire',
} as const satisfies Record<keyof typeof things, string>

export const featureNames: Readonly<Partial<Record<keyof typeof english, string>>> = {
  multiLocation:
    'multi-?sites?|deuxieme (?:site|magasin|boutique|restaurant)|plusieurs (?:sites|magasins|boutiques|emplacements|points de vente)',
  advancedAnalytics: '(?:analyses?|analytique|statistiques) avancees?',
  emailAutomation: 'automatisation des e-?mails|e-?mails automatiques',
  backup: String.raw`sauvegardes?\b(?! quotidienne)`,
  prioritySupport: '(?:support|assistance) prioritaire',
  advancedRoles: '(?:roles?|droits) avances?',
  whiteLabel: 'marque blanche',
  accountManager: '(?:gestionnaire|responsable) de compte',
  phoneSupport: String.raw`(?:support|assistance) (?:par )?telephon\w+`,
}
