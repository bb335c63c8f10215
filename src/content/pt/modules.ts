import type { ModulesCopy } from '#content/copy/modules.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'

export const modules = {
  title: 'Módulos',
  searchTitle: 'Módulos: caixa, inventário, farmácia, hotel, restaurante',
  description:
    'Sete módulos, um só caderno: farmácia, inventário, restaurante, hotel, loja, administração e clientes. Veja o que faz cada um e quais servem para o seu ramo.',
  opening: {
    kicker: `Os módulos da ${brand.product}`,
    headline: ['Leve um módulo.', 'O resto mais tarde.'],
    lead: 'Todos os módulos lêem os mesmos produtos, as mesmas pessoas e o mesmo dinheiro. O que introduz no primeiro está à sua espera no segundo.',
    actions: [
      askUs('Começar teste gratuito', 'trial', 'Gostava de experimentar a suite. Por que módulo devo começar?'),
      askUs('Marcar demonstração', 'demo', 'Gostava de marcar uma demonstração destes módulos:'),
    ],
    facts: [
      ['Teste gratuito', `${figures.trialDays.value} dias`],
      ['Planos', `desde ${sayPrice(plans.starter.monthlyPrice)} por mês`],
      ['Disponibilidade', sayFigure(figures.uptime)],
    ],
  },
  quilt: {
    heading: 'Para que serve cada um',
    usersLabel: 'Quem o usa',
    typesLabel: 'Feito para',
    each: {
      pharmacy: {
        title: 'Gestão de farmácias',
        description: 'Para quem responde por medicamentos: o que está na prateleira, até quando e para quem.',
        users: 'farmacêuticos, técnicos de farmácia, armazém',
        features: [
          'Stock por lote e por data',
          'A data mais próxima sai primeiro',
          'Ficha do paciente com alergias',
          'Renovações anotadas para o mês seguinte',
          'A parte do seguro e a do paciente',
          'Recolha por número de lote',
        ],
        businessTypes: ['farmácias comunitárias', 'postos de medicamentos', 'clínicas', 'grossistas de medicamentos'],
        link: { label: 'Ver Farmácia', href: '/pharmacy' },
      },
      inventory: {
        title: 'Gestão de inventário',
        description: 'Para o armazém: o que entrou, o que saiu e o que encomendar.',
        users: 'fiéis de armazém, compradores, motoristas',
        features: [
          'Entregas conferidas com a encomenda',
          'Código de barras, RFID ou à mão',
          'Grades divididas em garrafas',
          'Encomendas preparadas no stock mínimo',
          'Transferências assinadas nas duas pontas',
          'Perdas, cada uma com o seu motivo',
        ],
        businessTypes: ['grossistas', 'armazéns', 'lojas de ferragens', 'qualquer loja com arrumos'],
        link: { label: 'Ver Inventário', href: '/inventory-management' },
      },
      restaurant: {
        title: 'Gestão de restaurantes',
        description: 'Para os empregados de mesa, os cozinheiros e quem guarda o dinheiro.',
        users: 'empregados de mesa, cozinha, bar, caixa',
        features: [
          'Pedidos tirados à mesa',
          'Um pedido para a grelha, a cozinha e o bar',
          'Receitas que dão baixa no stock',
          'Uma mesa, várias contas',
          'Prato do dia, esgotado com um toque',
          'Comida para levar, ao lado das mesas',
        ],
        businessTypes: ['restaurantes', 'cafés', 'bares', 'refeitórios', 'padarias com mesas'],
        link: { label: 'Ver Restaurante', href: '/restaurant' },
      },
      hotel: {
        title: 'Gestão de hotéis',
        description: 'Para a recepção, os pisos e a casa que trabalha por trás.',
        users: 'recepção, limpeza, turno da noite',
        features: [
          'Um calendário de quartos e noites',
          'Sinais e pagamentos parciais',
          'Lista de limpeza no telemóvel',
          'Almoço e lavandaria na conta do quarto',
          'Grupos, estadias longas, saídas tardias',
          'Registo de hóspedes, pronto a imprimir',
        ],
        businessTypes: ['hotéis', 'casas de hóspedes', 'lodges', 'hospedarias'],
        link: { label: 'Ver Hotel', href: '/hotel' },
      },
      retail: {
        title: 'Gestão de lojas',
        description: 'Para o balcão com fila, numa loja ou em muitas.',
        users: 'operadores de caixa, gerentes, a ajuda de domingo',
        features: [
          'Passe no leitor, pese ou toque',
          'Preço à unidade e preço a grosso',
          'Fiado para clientes conhecidos',
          'Troca contra o recibo antigo',
          'Pontos para quem volta',
          'Mudança de turno com gaveta contada',
        ],
        businessTypes: ['supermercados', 'boutiques', 'lojas de telemóveis', 'bancas de mercado'],
        link: { label: 'Ver Loja', href: '/retail' },
      },
      backoffice: {
        title: 'Administração',
        description: 'Para o dono e o contabilista: pessoal, permissões, lojas e o fecho do dia.',
        users: 'donos, contabilistas, gerentes de loja',
        features: [
          'Permissões por função, loja a loja',
          'Despesas com fotografia',
          'Descontos que pedem aprovação',
          'Imposto por produto e por país',
          'Lucro por loja e por mês',
          'Ficheiros para o contabilista',
        ],
        businessTypes: ['empresas familiares', 'cadeias', 'redes de franchising', 'associações'],
        link: { label: 'Funções e permissões', href: '/role-based-access-control' },
      },
      crm: {
        title: 'Relação com clientes',
        description: 'Para quem volta a ligar: quem comprou, o que se prometeu e que e-mail sai.',
        users: 'vendedores, recepção, quem tem o telefone',
        features: [
          'Uma ficha por cliente',
          'Listas pelo que as pessoas compram',
          'Mensagens por e-mail, lembretes por SMS',
          'Promessas com data',
          'Reclamações, até ficarem fechadas',
          'Aniversários e dias de encomenda',
        ],
        businessTypes: ['distribuidores', 'oficinas', 'salões', 'hotéis com hóspedes que voltam'],
        link: { label: 'E-mails que saem sozinhos', href: '/email-automation' },
      },
    },
    ask: {
      title: 'Não sabe por onde começar?',
      text: 'Comece onde perde mais tempo. Diga-nos onde é, e abrimos esse módulo primeiro.',
      action: askUs('Pedir demonstração', 'demo', 'Gostava de pedir uma demonstração. Perco mais tempo com:'),
    },
  },
  needs: {
    heading: 'A cada ramo os seus módulos',
    note: 'Um losango marca o que abrir no primeiro dia. «Mais tarde» quer dizer que pode esperar até alguém pedir.',
    caption: 'Módulos por ramo: necessários desde o primeiro dia, mais tarde, ou dispensáveis',
    columns: ['Módulo', 'Farmácia', 'Loja', 'Restaurante', 'Hotel'],
    says: { first: 'Desde o primeiro dia', later: 'Mais tarde', none: 'Não precisa' },
    rows: {
      pharmacy: { head: 'Farmácia', cells: ['first', 'none', 'none', 'none'] },
      inventory: { head: 'Inventário', cells: ['first', 'first', 'first', 'later'] },
      restaurant: { head: 'Restaurante', cells: ['none', 'none', 'first', 'later'] },
      hotel: { head: 'Hotel', cells: ['none', 'none', 'none', 'first'] },
      retail: { head: 'Loja', cells: ['later', 'first', 'later', 'later'] },
      backoffice: { head: 'Administração', cells: ['first', 'first', 'first', 'first'] },
      crm: { head: 'Clientes', cells: ['later', 'later', 'later', 'first'] },
    },
  },
  sale: {
    heading: 'Um almoço escrito uma vez, cinco registos.',
    note: 'Um hóspede come em baixo e manda pôr na conta do quarto. O empregado escreve o pedido; o resto escreve-se sozinho.',
    slip: {
      label:
        'Um almoço de 18 500 francos e os cinco módulos a que chega: restaurante, inventário, hotel, administração, clientes.',
      title: 'Mesa 6, sábado 13:10',
      aside: 'na conta do quarto 204',
      ordered: [
        { name: 'Cacusso com banana-pão', quantity: 1, price: 11_500 },
        { name: 'Sumo de maracujá', quantity: 2, price: 3_500 },
      ],
      total: 'Na conta do quarto',
      traces: [
        { module: 'restaurant', name: 'Restaurante', text: 'Pedido à grelha e ao bar', shows: { words: 'servido' } },
        { module: 'inventory', name: 'Inventário', text: 'Cacusso, de seis para cinco', shows: { words: 'abatido' } },
        { module: 'hotel', name: 'Hotel', text: 'Conta do quarto 204', shows: 'sum' },
        { module: 'backoffice', name: 'Admin.', text: 'IVA incluído na venda', shows: 'tax' },
        { module: 'crm', name: 'Clientes', text: 'Terceira visita este ano', shows: { words: 'anotado' } },
      ],
      taxPercent: 18,
    },
  },
  shared: {
    heading: 'O que têm em comum',
    note: 'Razões para levar o segundo módulo da mesma casa.',
    entries: [
      {
        title: 'Produtos',
        text: 'Uma só lista. A garrafa que o bar serve é a que a loja vende e a que o armazém conta.',
        links: [{ label: 'Como se cuida do stock', href: '/inventory-management' }],
      },
      {
        title: 'Pessoas',
        text: 'Quem ajuda na recepção e no bar tem um só nome, uma só entrada e dois conjuntos de permissões.',
        links: [{ label: 'Como se dão as permissões', href: '/role-based-access-control' }],
      },
      {
        title: 'Dinheiro',
        text: 'Dinheiro vivo, cartão e mobile money de todos os balcões juntam-se num só fecho, e cada um conta-se à parte.',
        links: [{ label: 'Como funciona a caixa', href: '/point-of-sale-system' }],
      },
      {
        title: 'Lugares',
        text: `Uma segunda loja abre com os mesmos módulos e tem a sua própria gaveta. Desde o ${plans.professional.name}.`,
        links: [{ label: 'Como trabalham juntas as lojas', href: '/multi-location' }],
      },
      {
        title: 'Respostas',
        text: 'Um relatório pode abranger todos: que hóspedes comem cá, e quanto rende o pequeno-almoço.',
        links: [{ label: 'Como se fazem os relatórios', href: '/real-time-analytics' }],
      },
    ],
  },
  questions: {
    heading: 'Antes de escolher',
    actions: [askUs('Fazer uma pergunta', 'question modules', 'Tenho uma pergunta sobre os módulos:')],
    entries: [
      {
        id: 'per-module',
        question: 'Pago por cada módulo?',
        answer: `Não. Um plano conta produtos, pessoas e lojas, não módulos. Os e-mails automáticos, os SMS, as várias lojas e a API começam no ${plans.professional.name}, a ${sayPrice(plans.professional.monthlyPrice)} por mês.`,
      },
      {
        id: 'mid-month',
        question: 'Posso abrir um módulo a meio do mês?',
        answer:
          'Pode, em qualquer dia. Abre já com os produtos e as pessoas que já introduziu, e fecha o mês como os outros.',
      },
      {
        id: 'switch-off',
        question: 'E voltar a fechá-lo?',
        answer:
          'Também. Os ecrãs vão-se e os registos ficam, por isso o relatório do ano passado mantém todas as linhas.',
      },
      {
        id: 'two-trades',
        question: 'Vendo medicamentos e pão na mesma sala. Farmácia ou Loja?',
        answer:
          'Comece por Farmácia: também vende pão, ao passo que Loja não pede o lote. Junte Loja quando o pão tiver fila própria.',
      },
      {
        id: 'offline',
        question: 'Quais funcionam sem rede?',
        answer:
          'Os do balcão: continua-se a vender, a servir e a facturar, e tudo é enviado quando a rede volta. Os relatórios esperam por ela, porque precisam das outras lojas.',
      },
      {
        id: 'other-trades',
        question: 'O meu ramo não está no quadro. Há um módulo para ele?',
        answer:
          'Se tem stock, Inventário e Administração servem a quase todos os ramos. Escolas, oficinas e salões começam por Clientes. Conte-nos como é um dia normal e terá uma resposta directa.',
      },
      {
        id: 'photo-studio',
        question: 'O vosso formulário oferece gestão de estúdio fotográfico. Onde está nesta página?',
        answer:
          'É uma opção do formulário, não um módulo próprio. Escolha-a se tem um estúdio fotográfico: na demonstração mostramos-lhe o que Clientes, Inventário e a caixa fazem por ele, com datas prometidas, molduras em stock e pagamentos ao balcão, e dizemos o que não fazem.',
      },
    ],
  },
  closing: {
    heading: 'Experimente dois juntos.',
    text: 'É com o segundo que a suite começa a compensar. Abrimos os dois já com a sua mercadoria lá dentro.',
    actions: [askUs('Começar teste gratuito', 'trial', 'Gostava de um teste gratuito com dois módulos:')],
    related: [
      { label: 'Os planos e o que incluem', href: '/pricing' },
      { label: 'Ajuda no primeiro dia', href: '/services' },
      { label: 'Como começar sozinho', href: '/documentation' },
      { label: 'Ligue ou escreva-nos', href: '/contact' },
    ],
  },
} as const satisfies ModulesCopy
