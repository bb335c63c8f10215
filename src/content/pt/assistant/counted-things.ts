import type { FeatureName, FigureName, ThingName } from '#content/copy/assistant/words.ts'

/** O que conta cada número; vazio onde chega o inglês. */
export const figureNouns = {
  dataCenters: 'centros? de dados',
  encryption: '',
  roleTemplates: 'funcoes?(?: (?:prontas|predefinidas))?|modelos de func(?:ao|oes)',
  activeBusinesses: '(?:empresas|negocios|clientes)(?: activ[ao]s)?',
  dailyTransactions: '(?:operacoes|transac?coes) (?:diarias|por dia)',
  pharmacies: 'farmacias',
  retailStores: 'lojas',
  restaurants: 'restaurantes',
  hotels: 'hoteis',
  businessesServed: '(?:empresas|negocios)(?: servid[ao]s)?',
  jobsSupported: 'empregos|postos de trabalho',
} as const satisfies Record<FigureName, string>

export const thingNouns = {
  offices: String.raw`(?:\w+ )?(?:escritorios?|cidades)`,
  countries: String.raw`(?:\w+ )?paises`,
  modules: String.raw`(?:\w+ )?modulos?`,
  plans: String.raw`(?:\w+ )?(?:planos?|assinaturas?)`,
  packages: String.raw`(?:[\w-]+ )?(?:compras? unicas?|licencas?)`,
  tiers: String.raw`(?:\w+ )?(?:niveis|escaloes)`,
  roles: String.raw`(?:\w+ )?func(?:ao|oes)`,
  networks: 'redes(?: sociais)?',
  characters: 'caracteres?',
  gigabytes: '',
  memory: 'ram|memoria',
} as const satisfies Record<ThingName, string>

export const featureNames: Readonly<Partial<Record<FeatureName, string>>> = {
  multiLocation: 'segunda (?:loja|filial)|varias (?:lojas|filiais)|mais (?:de|do que) uma loja|multi-?lojas?',
  advancedAnalytics: '(?:analises?|estatisticas|relatorios) avancad[ao]s?',
  emailAutomation: 'e-?mails? automaticos?|automatizacao (?:de|dos) e-?mails?',
  backup: 'copias? de seguranca(?! diaria)|restauro',
  prioritySupport: 'apoio prioritario',
  advancedRoles: '(?:permissoes|funcoes) avancadas',
  whiteLabel: 'marca propria',
  accountManager: 'gestor(?:a|es)? de contas?',
  phoneSupport: String.raw`apoio (?:por |ao )telefon\w+`,
}
