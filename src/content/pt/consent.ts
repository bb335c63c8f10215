import type { ConsentBannerCopy, ConsentPreferencesCopy } from '#content/copy/consent.ts'

/** The cookie banner in Portuguese. */
export const consentBanner = {
  title: 'A sua privacidade conta para nós',
  kept: 'Guardamos aquilo de que o site precisa para ser seguro.',
  chosen: 'As escolhas memorizadas, as estatísticas de visita e a publicidade dependem de si.',
  policy: 'Política de privacidade',
  customize: 'Personalizar',
  reject: 'Recusar tudo',
  accept: 'Aceitar tudo',
  reopen: 'Preferências de cookies',
  signal: 'O seu navegador pede para não ser seguido, por isso as estatísticas e a publicidade começam desligadas.',
  changed: 'As categorias mudaram, por isso voltamos a perguntar.',
  offline: '«Personalizar» precisa da rede.',
} as const satisfies ConsentBannerCopy

/** The preferences in Portuguese. */
export const consentPreferences = {
  title: 'Preferências de cookies',
  close: 'Voltar ao primeiro ecrã',
  alwaysActive: 'Sempre activo',
  categories: {
    necessary: {
      name: 'Necessários',
      covers: 'Segurança, gestão da rede e acessibilidade. Sem isto o site não funciona.',
    },
    functional: {
      name: 'Funcionais',
      covers: 'Escolhas memorizadas, apoio por chat e conteúdos personalizados, como um pedido deixado a meio.',
    },
    analytics: {
      name: 'Estatísticas',
      covers:
        'Estatísticas de visita anónimas: que página, vinda de que site, em que tipo de aparelho, a que velocidade.',
    },
    marketing: {
      name: 'Publicidade',
      covers: 'Anúncios relevantes e eficácia das campanhas: qual delas o trouxe aqui.',
    },
  },
  save: 'Guardar preferências',
  reject: 'Recusar tudo',
  accept: 'Aceitar tudo',
  signal: 'O seu navegador pede para não ser seguido, por isso as estatísticas e a publicidade começam desligadas.',
  receipt: 'A sua escolha de {date}, número {id}.',
} as const satisfies ConsentPreferencesCopy
