import type { ShellCopy } from '#content/copy/shell.ts'
import { brand } from '#facts/brand.ts'
import { externalLinks, keepLinked } from '#facts/links.ts'
import { offices } from '#facts/offices.ts'
import { spell } from './figures.ts'

const trades = [
  { path: '/pharmacy', label: 'Farmácia' },
  { path: '/retail', label: 'Loja' },
  { path: '/restaurant', label: 'Restaurante' },
  { path: '/hotel', label: 'Hotel' },
] as const

/** What stands around every page in Portuguese. */
export const shell = {
  skip: 'Saltar para o conteúdo',
  newTab: ', abre num novo separador',
  header: {
    label: 'Principal',
    open: 'Abrir o menu',
    close: 'Fechar o menu',
    links: [
      { path: '/', label: 'Início' },
      { path: '/services', label: 'Serviços' },
      { path: '/pricing', label: 'Preços' },
      { path: '/about', label: 'Sobre nós' },
      { path: '/modules', label: 'Módulos' },
      { path: '/contact', label: 'Contactos' },
    ],
    action: 'Pedir demo',
    tradesLabel: 'O seu ramo',
    trades,
  },
  footer: {
    about: 'Programas de gestão feitos em Kigali, com escritórios em Kampala, Bafoussam, Luanda e Abidjan.',
    map: `${spell(offices.length, 'first')} escritórios: ver no mapa`,
    groups: [
      {
        title: 'Acesso rápido',
        links: [
          { path: '/services', label: 'Serviços' },
          { path: '/pricing', label: 'Preços' },
          { path: '/contact', label: 'Contactos' },
        ],
        external: keepLinked([
          { url: externalLinks.careers, label: 'Trabalhe connosco' },
          { url: externalLinks.blog, label: 'Blogue' },
          { url: externalLinks.events, label: 'Feiras e eventos' },
        ]),
      },
      {
        title: 'O seu negócio',
        links: [
          ...trades,
          { path: '/multi-location', label: 'Várias lojas' },
          { path: '/enterprise-solutions', label: 'Grandes empresas' },
        ],
        external: [],
      },
      {
        title: 'A plataforma',
        links: [
          { path: '/multi-tenant-architecture', label: 'Arquitectura multi-empresa' },
          { path: '/role-based-access-control', label: 'Funções e permissões' },
          { path: '/real-time-analytics', label: 'Análises em tempo real' },
          { path: '/email-automation', label: 'E-mails automáticos' },
          { path: '/inventory-management', label: 'Gestão de inventário' },
          { path: '/point-of-sale-system', label: 'Ponto de venda' },
        ],
        external: [],
      },
      {
        title: 'Os nossos compromissos',
        links: [
          { path: '/environment-friendly', label: 'Ambiente' },
          { path: '/women-empowerment', label: 'Autonomia das mulheres' },
          { path: '/gender-equality', label: 'Igualdade de género' },
          { path: '/small-business-backbone', label: 'Pequenos negócios' },
          { path: '/enterprise-grade', label: 'Garantias e segurança' },
          { path: '/ngo-compatibility', label: 'ONG' },
          { path: '/documentation', label: 'Documentação' },
          { path: '/privacy-policy', label: 'Política de privacidade' },
        ],
        external: [],
      },
    ],
    copyright: `© ${brand.copyrightYear} ${brand.company}. Todos os direitos reservados.`,
  },
} as const satisfies ShellCopy
