import type { LandingCopy } from '#content/copy/landing.ts'
import { brand } from '#facts/brand.ts'
import { figures, roleTemplates } from '#facts/claims.ts'
import { contact } from '#facts/contact.ts'
import { degreesFromEquator, headquarters, offices } from '#facts/offices.ts'
import { plans } from '#facts/plans.ts'
import { standards } from '#facts/standards.ts'
import { sayFigure, sayList, sayPrice, spell } from './figures.ts'
import { channelLabels } from './hours.ts'
import { sayAddress } from './places.ts'

const moduleWords = {
  pharmacy: {
    name: 'Gestão de farmácias',
    short: 'Farmácia',
    text: 'Lotes, prazos de validade e receitas médicas num só sítio, para que nada morra na prateleira.',
    points: [
      'Controlo por lote e número de série',
      'Alerta de validade enquanto ainda se vende',
      'Receitas médicas por paciente',
      'Stock mínimo por medicamento',
      'Venda ao balcão e recibos',
    ],
  },
  inventory: {
    name: 'Gestão de inventário',
    short: 'Inventário',
    text: 'Uma só contagem para todas as lojas, armazéns e camiões na estrada.',
    points: [
      'Leitura de código de barras e RFID',
      'Stock mínimo por artigo',
      'Transferências entre lojas',
      'Números de lote e de série',
      'Contagens no telemóvel',
    ],
  },
  restaurant: {
    name: 'Gestão de restaurantes',
    short: 'Restaurante',
    text: 'A sala, a cozinha e a conta no mesmo ecrã.',
    points: [
      'Mapa das mesas em directo',
      'Pedidos à cozinha por posto',
      'Contas divididas ou juntas',
      'Custo de cada prato',
      'Ementas por hora e por dia',
    ],
  },
  hotel: {
    name: 'Gestão de hotéis',
    short: 'Hotel',
    text: 'Cada quarto, cada hóspede e cada conta, da chegada à saída.',
    points: [
      'Mapa de quartos por piso',
      'Reservas e chegadas',
      'Estado da limpeza',
      'Uma conta, com restaurante e bar',
      'Tarifas por época',
    ],
  },
  retail: {
    name: 'Gestão de lojas',
    short: 'Loja',
    text: 'Uma caixa que continua a vender quando a rede pára.',
    points: [
      'Vende sem rede',
      'Dinheiro, cartão e mobile money',
      'Fidelidade em três níveis',
      'Devoluções e reembolsos',
      'Recibos em papel ou por e-mail',
    ],
  },
  backoffice: {
    name: 'Administração',
    short: 'Administração',
    text: 'Lojas, pessoal e dinheiro, com contas fechadas todas as noites.',
    points: [
      'Vendas e custos por loja',
      `${roleTemplates.length} modelos de função, mais os seus`,
      'Registo de cada alteração',
      'Convites ao pessoal por e-mail',
      'Relatórios à hora marcada',
    ],
  },
  crm: {
    name: 'Relação com clientes',
    short: 'Clientes',
    text: 'Saber quem compra, o que compra e quando ligar.',
    points: [
      'Histórico completo de compras',
      'Níveis de fidelidade',
      'Grupos de clientes e campanhas',
      'Lembretes de contacto',
      'E-mails de boas-vindas automáticos',
    ],
  },
} as const satisfies LandingCopy['modules']['each']

/** The landing page in Portuguese. */
export const landing = {
  title: `${brand.product}: o software de gestão feito em Kigali`,
  searchTitle: `${brand.product}: gestão de lojas, farmácias e hotéis`,
  description: `Stock, caixa, quartos, mesas, pessoal e clientes numa só suite, feita em Kigali. Teste gratuito de ${figures.trialDays.value} dias, sem cartão bancário.`,
  hero: {
    kicker: 'Software de gestão, feito em Kigali',
    lines: ['As vendas.', 'O stock.', 'O lucro.'],
    // The first is the sum on the owner's phone below (scenes.phone); a test keeps them equal.
    figures: [
      { label: 'vendido hoje', currency: 'RWF', amount: 1_284_500 },
      { label: 'artigos por vender', currency: null, amount: 3_412 },
      { label: 'lucro', currency: 'RWF', amount: 318_200 },
    ],
    lead: `A ${brand.product} gere farmácias, lojas, restaurantes e hotéis a partir de uma só conta. Cada venda, cada prateleira, cada mesa e cada quarto entra no mesmo caderno: fecha o dia a saber, e não a adivinhar.`,
    terms: {
      price: `Desde ${sayPrice(plans.starter.monthlyPrice)} por mês`,
      trial: `. Teste gratuito de ${figures.trialDays.value} dias, sem cartão bancário.`,
    },
    proof: { text: 'Confira antes de ligar: ', link: 'leia o manual' },
    explore: 'Ver os módulos',
    contact: 'Fale connosco',
    badges: [
      { icon: 'shield', text: 'Segurança empresarial' },
      { icon: 'chart', text: 'Análises em tempo real' },
      { icon: 'plug', text: 'Integração por API' },
    ],
  },
  modules: {
    heading: ['Sete módulos.', 'Um só caderno.'],
    text: 'Comece por aquele de que precisa este mês. Junte o seguinte quando quiser: os seus produtos, o pessoal e os clientes já lá estão.',
    jumpLabel: 'Os sete módulos',
    ready: 'Pronto a usar',
    access: 'Abrir a plataforma',
    each: moduleWords,
  },
  about: {
    heading: 'Feito onde a rede cai e a fila não pára.',
    text: 'Começámos em Kigali, com lojas que ficam sem luz ao meio-dia e vendem até às nove da noite. O que aguenta aqui aguenta em qualquer lado.',
    points: [
      {
        title: 'Segurança empresarial',
        text: 'Cada negócio guarda os seus dados, utilizadores e funções. A autenticação de dois factores e o registo de acções vêm incluídos.',
      },
      {
        title: 'Tudo na nuvem',
        text: 'Nada de servidor no fundo da loja. Abra um navegador no telemóvel, no tablet ou no portátil e já está a trabalhar.',
      },
      {
        title: 'Dados actualizados em tempo real',
        text: 'Uma venda em Huye baixa a contagem em Kigali. As caixas que estiveram sem rede acertam-se sozinhas.',
      },
      {
        title: 'Trabalha à sua maneira',
        text: 'As suas aprovações, os seus recibos, os seus impostos, as suas funções. Mude uma regra sem nos ligar.',
      },
      {
        title: 'Análises e relatórios avançados',
        text: 'Vendas por hora, margem por produto, stock por idade. O relatório está na sua caixa de correio antes de abrir.',
      },
      {
        title: 'O mesmo em todo o lado',
        text: 'Os mesmos ecrãs num Android simples, na caixa e na sede.',
      },
    ],
  },
  technology: {
    heading: 'Em que assenta tudo isto',
    categories: [
      { title: 'No ecrã', items: ['Aplicação web progressiva', 'Dados guardados sem rede', standards.accessibility] },
      {
        title: 'Infra-estrutura na nuvem',
        items: ['Empresas isoladas', 'Contentores', 'SQL gerido', 'Cópias de segurança diárias'],
      },
      { title: 'DevOps', items: ['Testes automáticos', 'Versões por etapas', 'Infrastructure as code'] },
      {
        title: 'Segurança e conformidade',
        items: [
          standards.transport,
          `Encriptação de ${figures.encryption.value} bits`,
          'Autenticação de dois factores',
          'RGPD',
        ],
      },
      {
        title: 'Desempenho',
        items: [standards.http, 'Brotli', 'Cache de proximidade', `${sayFigure(figures.uptime)} de disponibilidade`],
      },
      {
        title: 'Integrações e API',
        items: ['REST', 'Webhooks', 'Chaves de acesso', 'Importação e exportação CSV'],
      },
    ],
  },
  contact: {
    heading: 'Pedir uma demonstração',
    lead: `Diga-nos o que vende e onde. Uma pessoa responde no prazo de ${contact.demoReplyHours} horas.`,
    card: brand.company,
    address: sayAddress(headquarters),
    mapLabel: `Mapa dos nossos escritórios em ${sayList(offices.map(({ city }) => city))}`,
    openMap: 'Abrir no OpenStreetMap',
    mapNote: `${spell(offices.length, 'first')} escritórios, todos a menos de ${spell(degreesFromEquator)} graus do Equador.`,
    hours: [
      { channel: 'Telefone', hours: channelLabels.phone },
      { channel: 'E-mail', hours: channelLabels.email },
      { channel: 'Apoio técnico', hours: channelLabels.support },
    ],
    equator: 'Equador',
  },
} as const satisfies LandingCopy
