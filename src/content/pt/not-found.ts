import type { NotFoundCopy } from '#content/copy/not-found.ts'

export const notFound = {
  title: 'Ups! Página não encontrada',
  description:
    'Neste endereço não há nenhuma página da Imisozi Suite. Daqui pode ir ao início, voltar atrás ou abrir uma das secções.',
  code: '404',
  offMap: 'Fora do mapa',
  heading: 'Ups! Página não encontrada',
  lead: 'Não encontramos esta página',
  text: 'A página que procura não existe ou mudou de endereço.',
  home: 'Ir para o início',
  back: 'Voltar atrás',
  refresh: 'Actualizar',
  linksLabel: 'Na página inicial',
  links: [
    { href: '/#modules', label: 'Os nossos módulos' },
    { href: '/#about', label: 'Quem somos' },
    { href: '/#contact', label: 'Contactos' },
  ],
} as const satisfies NotFoundCopy
